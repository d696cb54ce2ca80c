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

/** The same in numbers, as packs print it: "31 05 2028", or "05 2028". */
export function printedDate(value: string, yearNow: number): string {
  const parts = dayOf(value, yearNow).split("-").reverse();
  return (isMonth(value) ? parts.slice(1) : parts).join(" ");
}
