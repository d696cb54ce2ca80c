import { type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";

interface DateFact {
  file: string;
  at: string;
  /** The first and the last date that are right, as the file writes them; they sort like dates. */
  first?: string;
  last?: string;
  write: string;
}

/** Dates that must not be past, and dates that must not be future, as of a day. */
export function dates(today: Date): Rule {
  const facts = factsFor(today);
  return (content) =>
    facts.flatMap(({ file, at, first = "", last = "9999", write }) =>
      textsAt(content, file, at)
        // What is no date is for the schema to say.
        .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && (text < first || text > last))
        .map(({ document, path, text }) => {
          const is = `"${text}", ${text < first ? "past" : "too far in the future"}`;
          return problemAt(document, path, { is, write });
        }),
    );
}

function factsFor(today: Date): DateFact[] {
  const dayAfter = (days: number) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const [day, month] = [dayAfter(0), dayAfter(0).slice(0, 7)];
  const changed = { last: day, write: `the day of the change, ${day} at the latest` };
  return [
    { file: "data/site.json", at: "updated", ...changed },
    { file: "data/site.json", at: "rulesReviewed", ...changed },
    { file: "data/navigation.json", at: "legal.*.updated", ...changed },
    {
      // RFC 9116, section 2.5.5: an expiry less than a year ahead.
      ...{ file: "data/site.json", at: "securityTxtExpires" },
      ...{ first: dayAfter(1), last: dayAfter(364) },
      write: `a day after today and at most ${dayAfter(364)}`,
    },
    {
      // A page that shows a product that has expired looks abandoned.
      ...{ file: "data/sample-product.json", at: "bestBefore" },
      ...{ first: `${month}-32`, write: `a month after ${month}` },
    },
  ];
}
