import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { textsAt } from "../json-values";

/** What was last changed or reviewed was so today or before. */
export function reviewDates(today: Date): Rule {
  const day = today.toISOString().slice(0, 10);
  return (content) =>
    [
      ...textsAt(content, "data/site.json", "updated"),
      ...textsAt(content, "data/site.json", "rulesReviewed"),
      ...textsAt(content, "data/navigation.json", "legal.*.updated"),
    ]
      // All are "YYYY-MM-DD", which sorts like the dates themselves.
      .filter(({ text }) => /^\d{4}-\d{2}-\d{2}$/.test(text) && text > day)
      .map(({ document, path, text }) =>
        problemAt(document, path, {
          is: `"${text}", a day in the future`,
          write: `the day of the change, ${day} at the latest`,
        }),
      );
}
