import { useTranslation } from "react-i18next";
import { Mushrooms } from "../../components/art/mushrooms";

/** The picture on the pack, growing out of the sheet. */
export function SampleBand() {
  const { t } = useTranslation();
  return (
    <div className="band">
      <svg
        viewBox="20 -4 318 150"
        preserveAspectRatio="xMidYMax"
        role="img"
        aria-label={t("product:bandAlt")}
      >
        <Mushrooms />
      </svg>
    </div>
  );
}
