import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { changeDraft, type Draft, emptyDraft } from "../../draft/draft";
import * as styles from "./fields.module.css";
import { isEmptyDraft } from "./judge-draft";

/** Clears the draft. Afterwards it restores the cleared draft until something is entered. */
export function ClearButton({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const [cleared, setCleared] = useState<Draft>();
  const isEmpty = isEmptyDraft(draft);
  const clear = () => {
    setCleared(draft);
    changeDraft(emptyDraft);
  };
  if (!cleared && isEmpty) return null;
  return (
    <button
      type="button"
      className={buttonClass({ variant: "plain", className: styles.clear })}
      onClick={isEmpty && cleared ? () => changeDraft(cleared) : clear}
    >
      {t(`product-demo:${isEmpty ? "undo" : "clear"}`)}
    </button>
  );
}
