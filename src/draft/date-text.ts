import { formatDate, formatMonth } from "../content/format";
import type { Language } from "../content/types";
import { dayOf } from "../digital-link/date";

/** Whether a date names its month alone. */
const isMonth = (value: string) => value.endsWith("00");

/**
 * A date of AI 15 or 17 as a language writes it: without a day where it means the month's last.
 * @param value YYMMDD
 */
export function dateText(value: string, yearNow: number, language: Language): string {
  const day = dayOf(value, yearNow);
  return isMonth(value) ? formatMonth(day, language) : formatDate(day, language);
}

/** The same as packs of the language's countries print it, in Western digits: "31.05.2028", or "05.2028". */
export function printedDate(value: string, yearNow: number, { code, htmlLang }: Language): string {
  const parts = new Intl.DateTimeFormat(`${htmlLang}-u-nu-latn`, {
    year: "numeric",
    // In English days and months in numbers are taken for each other.
    month: code === "en" ? "short" : "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  }).formatToParts(new Date(dayOf(value, yearNow)));
  const [separator = " "] = /[./-]/.exec(parts.map((part) => part.value).join("")) ?? [];
  return parts
    .filter(({ type }) => type !== "literal" && !(type === "day" && isMonth(value)))
    .map((part) => part.value)
    .join(separator)
    .toUpperCase();
}
