import { useTranslation } from "react-i18next";

/** How long the ruler is at least, in mm. */
const shortest = 30;

/** A ruler in mm with the code's side on it: true where a millimetre of CSS is one, on paper. */
export function Ruler({ side }: { side: number }) {
  const { t } = useTranslation();
  const length = Math.max(shortest, Math.ceil(side));
  const marks = Array.from({ length: length + 1 }, (_, at) => {
    const height = at % 10 === 0 ? 3.5 : at % 5 === 0 ? 2.5 : 1.5;
    return `M${at} 1.6v${height}`;
  });
  return (
    <>
      <svg
        className="ruler"
        width={`${length + 1}mm`}
        height="5.4mm"
        viewBox={`-.5 0 ${length + 1} 5.4`}
        aria-hidden="true"
      >
        <path d={`M0 0h${side}v1.6h-${side}z`} stroke="none" />
        <path d={`M0 1.6h${length}${marks.join("")}`} strokeWidth=".18" fill="none" />
      </svg>
      <p>{t("try-it:ruler")}</p>
      <p>{t("try-it:sizeHint")}</p>
    </>
  );
}
