import { failed, type Reading } from "./fault";

/**
 * The century of a year of two digits (GS1 General Specifications, section 7.12): 50 years ahead at
 * most, 49 years back at most.
 * @param yearNow four digits
 */
export function fullYear(year: number, yearNow: number): number {
  const century = yearNow - (yearNow % 100);
  const difference = year - (yearNow % 100);
  if (difference >= 51) return century - 100 + year;
  return difference <= -50 ? century + 100 + year : century + year;
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const numbers = (value: string) => (value.match(/../g) ?? []).map(Number);

/**
 * Reads an expiry date.
 * @param value YYMMDD; the day may be 00, the end of the month
 */
export function readExpiry(value: string, yearNow: number): Reading<string> {
  if (value === "") return failed({ kind: "empty" });
  if (!/^\d{6}$/.test(value)) return failed({ kind: "date" });
  const [year = 0, month = 0, day = 0] = numbers(value);
  if (month < 1 || month > 12) return failed({ kind: "month" });
  if (day > lastDay(fullYear(year, yearNow), month)) return failed({ kind: "day" });
  return { value };
}

/** The day that an expiry date means, such as "2027-12-31" for "271200". */
export function expiryDay(value: string, yearNow: number): string {
  const [shortYear = 0, month = 1, day = 0] = numbers(value);
  const year = fullYear(shortYear, yearNow);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(month)}-${two(day || lastDay(year, month))}`;
}
