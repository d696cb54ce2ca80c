import { formatNumber, formatYear, languageTag } from "../../content/format";
import type { Language } from "../../content/types";
import { dayOf, lastDay, writtenDate } from "../../digital-link/date";
import type { Draft } from "../../draft/draft";

const dateFields = ["day", "month", "year"] as const;

export type DateField = (typeof dateFields)[number];

type DraftDate = Pick<Draft, DateField>;

/** Selectable years before and after the current year. */
const years = { back: 1, ahead: 9 };

/** Formats a date as YYMMDD, as in an element string. Empty while the month or the year is missing. */
export function dateOf({ day, month, year }: DraftDate): string {
  return month && year ? writtenDate(Number(year), Number(month), Number(day)) : "";
}

/** Parses a date. @param value YYMMDD; day 00 means the last day of the month */
export function dateFieldsOf(value: string, yearNow: number): DraftDate {
  const [year = "", month = "", day = ""] = dayOf(value, yearNow).split("-");
  return {
    year,
    month: String(Number(month)),
    day: value.endsWith("00") ? "" : String(Number(day)),
  };
}

/**
 * Changes one field of a date. Drops a day that the month lacks; the date then means the last day of the
 * month.
 */
export function withDateField(date: DraftDate, field: DateField, value: string): DraftDate {
  const next = { day: date.day, month: date.month, year: date.year, [field]: value };
  const last = lastDay(Number(next.year) || 2000, Number(next.month) || 1);
  return Number(next.day) > last ? { ...next, day: "" } : next;
}

/** Returns whether a date is before today in the visitor's time zone. @param value YYMMDD, or empty */
export function isPast(value: string, now: Date): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((each) => String(each).padStart(2, "0"))
    .join("-");
  return value !== "" && dayOf(value, now.getFullYear()) < today;
}

/** Returns the fields of a date in the order in which a language writes them. */
export function dateFieldsInOrder(tag: string): DateField[] {
  const written = new Intl.DateTimeFormat(tag).formatToParts().map(({ type }) => type);
  return [...dateFields].sort((a, b) => written.indexOf(a) - written.indexOf(b));
}

const options = (from: number, count: number, labelOf: (each: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ value: `${from + at}`, label: labelOf(from + at) }));

/**
 * Returns the options of each field: the days of the selected month, the months by name, and the years around
 * the current one.
 */
export function dateOptions({ month, year }: DraftDate, now: Date, language: Language) {
  const tag = languageTag(language);
  const monthName = new Intl.DateTimeFormat(tag, { month: "long" });
  const days = lastDay(Number(year) || 2000, Number(month) || 1);
  // A pasted link may contain a year outside the range.
  const chosen = Number(year) || now.getFullYear();
  const first = Math.min(now.getFullYear() - years.back, chosen);
  const last = Math.max(now.getFullYear() + years.ahead, chosen);
  const lists = {
    day: options(1, days, (each) => formatNumber(each, language)),
    month: options(1, 12, (each) => monthName.format(new Date(2000, each - 1))),
    year: options(first, last - first + 1, (each) => formatYear(each, language)),
  };
  return dateFieldsInOrder(tag).map((field) => ({ field, options: lists[field] }));
}
