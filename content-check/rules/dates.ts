import { type Content, type Rule, textsAt } from "../content";
import { problemAtNode } from "../json-document";
import type { Problem } from "../problem";

/** Where a date is written, the first and the last one that are right, and what to write. */
type DateFact = [file: string, at: string, first: string, last: string, write: string];

/** No date lies too far in the future. */
export const dates: Rule = (content) =>
  problemsWhere(content, "too far in the future", (text, _, last) => text > last);

/**
 * Dates that were right when they were written, until time made them wrong. They are warnings: the
 * commit that was built yesterday can be built today.
 */
export const outdated: Rule = (content) =>
  problemsWhere(content, "no longer in the future", (text, first) => text < first);

function problemsWhere(
  content: Content,
  fault: string,
  isWrong: (text: string, first: string, last: string) => boolean,
): Problem[] {
  return datesAsOf(new Date()).flatMap(([file, at, first, last, write]) =>
    textsAt(content, file, at)
      // Whether the text is a date at all is checked by its schema.
      .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && isWrong(text, first, last))
      .map(({ document, node, text }) =>
        problemAtNode(document, node, { is: `"${text}", ${fault}`, write }),
      ),
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Dates are as the files write them: they sort like dates. A date is accepted while it is right
 * anywhere on earth, from UTC-12 to UTC+14: a server in another time zone must not refuse what an
 * editor has dated today. The advice names the day on this computer.
 */
function datesAsOf(now: Date): DateFact[] {
  const dayAfter = (milliseconds: number) =>
    new Date(now.getTime() + milliseconds).toISOString().slice(0, 10);
  const [earliest, latest] = [-12 * hour, 14 * hour];
  const local = -now.getTimezoneOffset() * minute;
  const month = dayAfter(earliest).slice(0, 7);
  const change = `the day of the change, ${dayAfter(local)} at the latest`;
  const expiry = `a day after today and at most ${dayAfter(local + 364 * day)}`;
  return [
    ["data/site.json", "updated", "", dayAfter(latest), change],
    ["data/site.json", "rulesReviewed", "", dayAfter(latest), change],
    ["data/navigation.json", "legal.*.updated", "", dayAfter(latest), change],
    ["data/guide.json", "updated", "", dayAfter(latest), change],
    // RFC 9116, section 2.5.5: an expiry less than a year ahead.
    [
      "data/site.json",
      "securityTxtExpires",
      dayAfter(earliest + day),
      dayAfter(latest + 364 * day),
      expiry,
    ],
    // A page that shows a product that has expired looks abandoned.
    ["data/sample-product.json", "bestBefore", `${month}-32`, "9999", `a month after ${month}`],
  ];
}
