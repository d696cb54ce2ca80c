import { checkDigit } from "../../src/digital-link/gtin";
import { type Content, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { type Problem, quote } from "../problem";

/** The check digit of the sample product's GTIN is right. Scanners reject a wrong one. */
export const gtinCheckDigit: Rule = (content) =>
  textsAt(content, "data/sample-product.json", "gtin").flatMap((place) => {
    const expected = place.text.slice(0, -1) + checkDigit(place.text.slice(0, -1));
    if (!/^\d{14}$/.test(place.text) || place.text === expected) return [];
    return [problemAt(place, `${quote(place.text)}, whose check digit is wrong`, quote(expected))];
  });

/** No date is too far in the future. */
export const dates: Rule = (content) =>
  datesWhere(content, "too far in the future", (date, _, last) => date > last);

/**
 * No date has passed. Time alone causes these problems, so they are warnings: a commit that was built
 * yesterday can still be built today.
 */
export const outdated: Rule = (content) =>
  datesWhere(content, "no longer in the future", (date, first) => date < first);

/** Finds the dates that are wrong, given the first and the last date that their field allows. */
function datesWhere(
  content: Content,
  fault: string,
  isWrong: (date: string, first: string, last: string) => boolean,
): Problem[] {
  // The files have the same format, in which dates can be compared as texts.
  const dayAfter = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const month = dayAfter(0).slice(0, 7);
  const change = `the day of the change, ${dayAfter(0)} at the latest`;
  const expiry = `a day after today and at most ${dayAfter(364)}`;
  // The last days are a day later than in the messages, because a day begins earlier in the east.
  const fields = [
    ["data/site.json", "updated", "", dayAfter(1), change],
    ["data/site.json", "rulesReviewed", "", dayAfter(1), change],
    ["data/navigation.json", "legal.*.updated", "", dayAfter(1), change],
    ["data/guide.json", "updated", "", dayAfter(1), change],
    // RFC 9116, section 2.5.5, recommends an expiry date less than a year ahead.
    ["data/site.json", "securityTxtExpires", dayAfter(1), dayAfter(365), expiry],
    ["data/sample-product.json", "bestBefore", `${month}-32`, "9999", `a month after ${month}`],
  ] as const;
  return fields.flatMap(([file, pattern, first, last, expected]) =>
    textsAt(content, file, pattern)
      // The schema reports a text that is not a date.
      .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && isWrong(text, first, last))
      .map((place) => problemAt(place, `"${place.text}", ${fault}`, expected)),
  );
}
