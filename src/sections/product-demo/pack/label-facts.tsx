import { useTranslation } from "react-i18next";
import { printedDate } from "../../../draft/date-text";
import type { PageProduct } from "../../../draft/fragment";
import { useSite } from "../../../hooks/use-site";
import { startAt } from "./start-at";

/** Where lot and date stand on the label, and how large: a long lot is set smaller. */
const columns = [26, 220] as const;
const size = 17;
const lotLength = 16;

interface LabelFactsProps {
  batch: string | undefined;
  date: PageProduct["date"];
  /** Whether the number is one of cases, which checkouts do not read. */
  isCase: boolean;
}

/** Lot and date on the label, or what it is put on. */
export function LabelFacts({ batch, date, isCase }: LabelFactsProps) {
  const { t } = useTranslation();
  const { dir } = useSite().language;
  const facts = [
    ...(batch ? [{ name: "batch", text: batch, fit: lotLength / batch.length }] : []),
    ...(date
      ? [{ name: date.name, text: printedDate(date.value, new Date().getFullYear()), fit: 1 }]
      : []),
  ];
  if (facts.length === 0) {
    return (
      <text {...startAt(columns[0], dir)} y="454" fontSize={size} fontWeight="600">
        {t(isCase ? "product-demo:pack.case" : "product-demo:pack.oneForAll")}
      </text>
    );
  }
  return (
    <g fontSize="13">
      {facts.map(({ name, text, fit }, index) => {
        const start = startAt(columns[index] ?? 0, dir);
        return (
          <g key={name}>
            <text {...start} y="445">
              {t(`product-demo:labels.${name}`)}
            </text>
            <text {...start} y="462" fontSize={size * Math.min(1, fit)} className="mono">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
