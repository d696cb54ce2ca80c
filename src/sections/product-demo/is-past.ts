import { dayOf } from "../../digital-link/date";

/**
 * Whether a date lies before today, by the visitor's clock.
 * @param value YYMMDD, or empty
 */
export function isPast(value: string, now: Date): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((each) => String(each).padStart(2, "0"))
    .join("-");
  return value !== "" && dayOf(value, now.getFullYear()) < today;
}
