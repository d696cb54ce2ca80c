import { formatNumber, formatYear, languageTag } from "../content/format";
import type { Language } from "../content/types";
import { dayOf, formatYymmdd, lastDay } from "../digital-link/date";
import type { Draft } from "./draft";

type DraftDate = Pick<Draft, "day" | "month" | "year">;

type DateField = keyof DraftDate;

/** Formats a date as YYMMDD, as in an element string. Empty while the month or the year is missing. */
export function dateOf({ day, month, year }: DraftDate): string {
  return month && year ? formatYymmdd(Number(year), Number(month), Number(day)) : "";
}

/** Parses a date. @param value YYMMDD; day 00 means the last day of the month */
export function dateFieldsOf(value: string | undefined, yearNow: number): DraftDate {
  if (!value) return { day: "", month: "", year: "" };
  const [year = "", month = "", day = ""] = dayOf(value, yearNow).split("-");
  return {
    year,
    month: String(Number(month)),
    day: value.endsWith("00") ? "" : String(Number(day)),
  };
}

const daysIn = ({ month, year }: DraftDate) => lastDay(Number(year) || 2000, Number(month) || 1);

/**
 * Changes one field of a date. Drops a day that the month lacks; the date then means the last day of the
 * month.
 */
export function withDateField(date: DraftDate, field: DateField, value: string): DraftDate {
  const next = { day: date.day, month: date.month, year: date.year, [field]: value };
  return Number(next.day) > daysIn(next) ? { ...next, day: "" } : next;
}

/** Returns whether a date is before today in the visitor's time zone. @param value YYMMDD, or empty */
export function isPast(value: string, now: Date): boolean {
  const yearNow = now.getFullYear();
  const today = formatYymmdd(yearNow, now.getMonth() + 1, now.getDate());
  return value !== "" && dayOf(value, yearNow) < dayOf(today, yearNow);
}

const range = (first: number, last: number, labelOf: (each: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: `${first + index}`,
    label: labelOf(first + index),
  }));

/**
 * Returns the fields of a date in the order in which a language writes them, each with its options: the days
 * of the selected month, the months by name, and the years around the current one.
 */
export function dateOptions(date: DraftDate, now: Date, language: Language) {
  const monthName = new Intl.DateTimeFormat(languageTag(language), { month: "long" });
  const yearNow = now.getFullYear();
  // A pasted link may contain a year outside the range.
  const year = Number(date.year) || yearNow;
  const options = {
    day: range(1, daysIn(date), (each) => formatNumber(each, language)),
    month: range(1, 12, (each) => monthName.format(new Date(2000, each - 1))),
    year: range(Math.min(yearNow - 1, year), Math.max(yearNow + 9, year), (each) =>
      formatYear(each, language),
    ),
  };
  return new Intl.DateTimeFormat(languageTag(language))
    .formatToParts()
    .map(({ type }) => type as DateField)
    .filter((field) => field in options)
    .map((field) => ({ field, options: options[field] }));
}
