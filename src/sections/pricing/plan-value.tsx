import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/icons";
import type { CellValue } from "./plan-cell";
import * as styles from "./plan-value.module.css";

/** Renders the value of a row: a text, or a tick or a dash with an accessible name. */
export function PlanValue({ value }: { value: CellValue }) {
  const { t } = useTranslation();
  if (value.kind === "included")
    return <Tick name={t("landing:pricing.included")} className={styles.tick} />;
  if (value.kind === "text") return <>{t(value.key, { limit: value.limit })}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("landing:pricing.notIncluded")}</span>
    </>
  );
}
