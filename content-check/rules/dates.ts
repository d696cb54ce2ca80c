import { type Content, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import type { Problem } from "../problem";

/** No date is too far in the future. */
export const dates: Rule = (content) =>
  problemsWhere(content, "too far in the future", (date, _, last) => date > last);

/**
 * No date has passed. Time alone causes these problems, so they are warnings: a commit that was built
 * yesterday can still be built today.
 */
export const outdated: Rule = (content) =>
  problemsWhere(content, "no longer in the future", (date, first) => date < first);

function problemsWhere(
  content: Content,
  fault: string,
  isWrong: (date: string, first: string, last: string) => boolean,
): Problem[] {
  return allowedDates(new Date()).flatMap(([file, pattern, first, last, expected]) =>
    textsAt(content, file, pattern)
      // The schema reports a text that is not a date.
      .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && isWrong(text, first, last))
      .map((place) => problemAt(place, { found: `"${place.text}", ${fault}`, expected })),
  );
}

const hour = 60 * 60_000;
const day = 24 * hour;

type AllowedDate = [file: string, pattern: string, first: string, last: string, expected: string];

/**
 * Lists the first and last allowed date for each field, in the format of the files, in which dates
 * can be compared as texts. A date is allowed if it is right in any time zone, from UTC-12 to UTC+14,
 * because editors and servers are in different ones. The messages contain the local day.
 */
function allowedDates(now: Date): AllowedDate[] {
  const dayAfter = (milliseconds: number) =>
    new Date(now.getTime() + milliseconds).toISOString().slice(0, 10);
  const [earliest, latest] = [-12 * hour, 14 * hour];
  const local = -now.getTimezoneOffset() * 60_000;
  const month = dayAfter(earliest).slice(0, 7);
  const change = `the day of the change, ${dayAfter(local)} at the latest`;
  // RFC 9116, section 2.5.5, recommends an expiry date less than a year ahead.
  const [expiryStart, expiryEnd] = [dayAfter(earliest + day), dayAfter(latest + 364 * day)];
  const expiry = `a day after today and at most ${dayAfter(local + 364 * day)}`;
  return [
    ["data/site.json", "updated", "", dayAfter(latest), change],
    ["data/site.json", "rulesReviewed", "", dayAfter(latest), change],
    ["data/navigation.json", "legal.*.updated", "", dayAfter(latest), change],
    ["data/guide.json", "updated", "", dayAfter(latest), change],
    ["data/site.json", "securityTxtExpires", expiryStart, expiryEnd, expiry],
    ["data/sample-product.json", "bestBefore", `${month}-32`, "9999", `a month after ${month}`],
  ];
}
