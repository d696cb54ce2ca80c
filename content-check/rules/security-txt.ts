import type { Rule } from "../content";
import { problemAt, quote } from "../json-document";
import { textsAt } from "../json-values";

/** RFC 9116, section 2.5.5: an expiry less than a year ahead; in milliseconds. */
const longest = 365 * 86_400_000;

/** security.txt holds for some time, but not for long. That its date is a day is for the schema to say. */
export function securityTxt(today: Date): Rule {
  const last = new Date(today.getTime() + longest).toISOString().slice(0, 10);
  const write = `a day after today and before ${last}`;
  return (content) =>
    textsAt(content, "data/site.json", "securityTxtExpires").flatMap(({ document, path, text }) => {
      const left = Date.parse(`${text}T00:00:00Z`) - today.getTime();
      if (left <= 0) return [problemAt(document, path, { is: `${quote(text)}, past`, write })];
      return left >= longest
        ? [problemAt(document, path, { is: `${quote(text)}, over a year ahead`, write })]
        : [];
    });
}
