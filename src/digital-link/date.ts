import type { Result } from "./fault";

/**
 * Completes a year of two digits to the one from 49 years ago to 50 years ahead (GS1 General Specifications,
 * section 7.12).
 * @param yearNow four digits
 */
function fullYear(year: number, yearNow: number): number {
  const century = yearNow - (yearNow % 100);
  const difference = year - (yearNow % 100);
  if (difference >= 51) return century - 100 + year;
  return difference <= -50 ? century + 100 + year : century + year;
}

/** Returns the number of days in a month, which counts from 1. */
export const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Splits YYMMDD into its three numbers. */
const dateNumbers = (value: string) => (value.match(/../g) ?? []).map(Number);

/**
 * Reads a date of AI 15 or 17.
 * @param value YYMMDD; the day may be 00, the end of the month
 */
export function readDate(value: string, yearNow: number): Result<string> {
  if (value === "") return { fault: { kind: "empty" } };
  if (!/^\d{6}$/.test(value)) return { fault: { kind: "date" } };
  const [year = 0, month = 0, day = 0] = dateNumbers(value);
  if (month < 1 || month > 12) return { fault: { kind: "month" } };
  if (day > lastDay(fullYear(year, yearNow), month)) return { fault: { kind: "day" } };
  return { value };
}

/**
 * Formats a date for AI 15 and 17.
 * @param day of the month, or 0 for the last one
 * @returns YYMMDD
 */
export function formatYymmdd(year: number, month: number, day: number): string {
  return [year % 100, month, day].map(twoDigits).join("");
}

/** Returns the day of such a date: "2027-12-31" for "271200". */
export function dayOf(value: string, yearNow: number): string {
  const [shortYear = 0, month = 1, day = 0] = dateNumbers(value);
  const year = fullYear(shortYear, yearNow);
  return `${year}-${twoDigits(month)}-${twoDigits(day || lastDay(year, month))}`;
}
