import { Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

interface QuestionTabProps {
  id: string;
  /** The place, where the layout is one column. */
  order: number;
}

/** A question, and while it is picked what answers it. */
export function QuestionTab({ id, order }: QuestionTabProps) {
  const { t } = useTranslation();
  return (
    <Tabs.Trigger value={id} style={{ order }}>
      <b>{t(`landing:questions.${id}`)}</b>
      <span>{t(`landing:questions.${id}Text`)}</span>
    </Tabs.Trigger>
  );
}
