import { hasFile, missingFile, type Rule } from "../content";
import { describe, nodeAt, problemAt } from "../json-document";

const file = "data/sample-product.json";
const path = ["bestBefore"];

/** The sample product has not expired: a page that shows an old date looks abandoned. */
export function sampleDate(today: Date): Rule {
  return (content) => {
    const document = content.documents.get(file);
    if (!document) {
      return hasFile(content, file) ? [] : [missingFile(file, "the sample product")];
    }
    const node = nodeAt(document, path);
    const value: unknown = node?.value;
    if (!node || typeof value !== "string" || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) {
      const write = 'year and month, such as "2031-05"';
      return [problemAt(document, path, { is: node ? describe(node) : "missing", write })];
    }
    const month = today.toISOString().slice(0, 7);
    // Both are "YYYY-MM", which sorts like the dates themselves.
    return value > month
      ? []
      : [
          problemAt(document, path, {
            is: `"${value}", not in the future`,
            write: `a month after ${month}`,
          }),
        ];
  };
}
