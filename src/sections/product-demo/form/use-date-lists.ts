import { formatNumber, formatYear, languageTag } from "../../../content/format";
import { lastDay } from "../../../digital-link/date";
import { useSite } from "../../../hooks/use-site";
import type { Entries } from "../entries";

/** How far ahead a date may be chosen, in years, and how far back. */
const years = { back: 1, ahead: 9 };

const dateParts = ["day", "month", "year"] as const;

/** A part of a date that is chosen from a list. */
export type DatePartName = (typeof dateParts)[number];

/** A value to choose, and how the page's language writes it. */
export interface DateOption {
  value: string;
  label: string;
}

const counted = (from: number, count: number, labelOf: (each: number) => string): DateOption[] =>
  Array.from({ length: count }, (_, at) => ({ value: `${from + at}`, label: labelOf(from + at) }));

/** The parts of a date in the order in which the page's language writes them. */
export function partsInOrder(tag: string): DatePartName[] {
  const written = new Intl.DateTimeFormat(tag).formatToParts().map(({ type }) => type);
  return [...dateParts].sort((a, b) => written.indexOf(a) - written.indexOf(b));
}

/** The days of the chosen month, the months by name, and the years about now. */
export function useDateLists({ month, year }: Pick<Entries, "month" | "year">, now: Date) {
  const { language } = useSite();
  const tag = languageTag(language);
  const monthName = new Intl.DateTimeFormat(tag, { month: "long" });
  const days = lastDay(Number(year) || 2000, Number(month) || 1);
  // A link that was pasted may have an earlier or a later one.
  const chosen = Number(year) || now.getFullYear();
  const first = Math.min(now.getFullYear() - years.back, chosen);
  const last = Math.max(now.getFullYear() + years.ahead, chosen);
  const lists = {
    day: counted(1, days, (each) => formatNumber(each, language)),
    month: counted(1, 12, (each) => monthName.format(new Date(2000, each - 1))),
    year: counted(first, last - first + 1, (each) => formatYear(each, language)),
  };
  return partsInOrder(tag).map((part) => ({ part, options: lists[part] }));
}
