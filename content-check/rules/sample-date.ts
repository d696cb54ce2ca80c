import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { textsAt } from "../json-values";

/** The sample product has not expired: a page that shows an old date looks abandoned. */
export function sampleDate(today: Date): Rule {
  const month = today.toISOString().slice(0, 7);
  return (content) =>
    textsAt(content, "data/sample-product.json", "bestBefore")
      // Both are "YYYY-MM", which sorts like the dates themselves.
      .filter(({ text }) => /^\d{4}-\d{2}$/.test(text) && text <= month)
      .map(({ document, path, text }) =>
        problemAt(document, path, {
          is: `"${text}", not in the future`,
          write: `a month after ${month}`,
        }),
      );
}
