import { Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** A question, and while it is picked what answers it. */
export function QuestionTab({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Tabs.Trigger value={id}>
      <b>{t(`landing:questions.${id}`)}</b>
      <span>{t(`landing:questions.${id}Text`)}</span>
    </Tabs.Trigger>
  );
}
