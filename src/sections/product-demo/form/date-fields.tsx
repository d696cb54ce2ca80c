import { useTranslation } from "react-i18next";
import { lastDay } from "../../../digital-link/date";
import { dateNames } from "../../../digital-link/identifiers";
import { Choice } from "../choice";
import type { Entries } from "../entries";
import { isPast } from "../is-past";
import { dateOf } from "../judge-entries";
import { DatePart } from "./date-part";
import { type DatePartName, useDateLists } from "./use-date-lists";

interface DateFieldsProps {
  entries: Entries;
  change: (part: Partial<Entries>) => void;
}

/** One date, best before or use by: month and year, and a day where it is not the month's last. */
export function DateFields({ entries, change }: DateFieldsProps) {
  const { t } = useTranslation();
  const now = new Date();
  const { day, month, year, dateName } = entries;
  const date = dateOf(entries);
  const lists = useDateLists(entries, now);
  const enter = (part: DatePartName, value: string) => {
    const next = { day, month, year, [part]: value };
    // The 31st of a month that has 30 days is its last.
    const most = lastDay(Number(next.year) || 2000, Number(next.month) || 1);
    change(Number(next.day) > most ? { ...next, day: "" } : next);
  };
  return (
    <div className="date">
      <Choice
        label={t("product-demo:labels.date")}
        value={dateName}
        options={dateNames.map((name) => ({
          value: name,
          label: t(`product-demo:labels.${name}`),
        }))}
        pick={(picked) => change({ dateName: picked })}
      />
      <div className="date-parts">
        {lists.map(({ part, options }) => (
          <DatePart
            key={part}
            label={t(`product-demo:labels.${part}`)}
            none={part === "day" ? t("product-demo:lastDay") : "–"}
            value={entries[part]}
            options={options}
            enter={(value) => enter(part, value)}
          />
        ))}
      </div>
      <p className="hint" role="status">
        {date === "" && (day || month || year) && t("product-demo:datePart")}
        {isPast(date, now) && t("product-demo:past")}
      </p>
    </div>
  );
}
