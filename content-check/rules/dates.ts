import { type Rule, textsAt } from "../content";
import { problemAtNode } from "../json-document";

/** Where a date stands, the first and the last one that are right, and what to write. */
type DateFact = [file: string, at: string, first: string, last: string, write: string];

/** Dates that must not be past, and dates that must not be future. */
export const dates: Rule = (content) =>
  datesAsOf(Date.now()).flatMap(([file, at, first, last, write]) =>
    textsAt(content, file, at)
      // What is no date is for the schema to say.
      .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && (text < first || text > last))
      .map(({ document, node, text }) => {
        const is = `"${text}", ${text < first ? "past" : "too far in the future"}`;
        return problemAtNode(document, node, { is, write });
      }),
  );

/** Dates are as the files write them: they sort like dates. */
function datesAsOf(now: number): DateFact[] {
  const dayAfter = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const [day, month, latest] = [dayAfter(0), dayAfter(0).slice(0, 7), dayAfter(364)];
  const change = `the day of the change, ${day} at the latest`;
  const expiry = `a day after today and at most ${latest}`;
  return [
    ["data/site.json", "updated", "", day, change],
    ["data/site.json", "rulesReviewed", "", day, change],
    ["data/navigation.json", "legal.*.updated", "", day, change],
    // RFC 9116, section 2.5.5: an expiry less than a year ahead.
    ["data/site.json", "securityTxtExpires", dayAfter(1), latest, expiry],
    // A page that shows a product that has expired looks abandoned.
    ["data/sample-product.json", "bestBefore", `${month}-32`, "9999", `a month after ${month}`],
  ];
}
