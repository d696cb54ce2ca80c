import { useTranslation } from "react-i18next";
import { Cross, Tick } from "../../../components/art/signs";

interface VerdictProps {
  /** The key of what a checkout says; while there is nothing to say the line keeps its place. */
  says: "readers.inDate" | "readers.past" | "pack.case" | undefined;
}

/** Whether a checkout would sell it. */
export function Verdict({ says }: VerdictProps) {
  const { t } = useTranslation();
  const isGood = says === "readers.inDate";
  return (
    <p className="verdict" data-past={says && !isGood ? "" : undefined}>
      {says && (
        <>
          {isGood ? <Tick /> : <Cross />}
          <span>{t(`product-demo:${says}`)}</span>
        </>
      )}
    </p>
  );
}
