import { checkDigit } from "../../src/digital-link/gtin";
import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt, valueAt } from "../json-document";
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

function datesWhere(
  content: Content,
  fault: string,
  isWrong: (date: string, first: string, last: string) => boolean,
): Problem[] {
  return allowedDates(Date.now()).flatMap(([file, pattern, first, last, expected]) =>
    textsAt(content, file, pattern)
      // The schema reports a text that is not a date.
      .filter(({ text }) => /^\d{4}-\d{2}(-\d{2})?$/.test(text) && isWrong(text, first, last))
      .map((place) => problemAt(place, `"${place.text}", ${fault}`, expected)),
  );
}

const hour = 60 * 60_000;
const day = 24 * hour;

type AllowedDate = [file: string, pattern: string, first: string, last: string, expected: string];

/**
 * Lists the first and last allowed date for each field, in the format of the files, in which dates
 * can be compared as texts. A day may have begun anywhere: in UTC+14, it begins 14 hours before it
 * does for a server.
 */
function allowedDates(now: number): AllowedDate[] {
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const latest = dayAt(now + 14 * hour);
  const month = dayAt(now).slice(0, 7);
  const change = `the day of the change, ${dayAt(now)} at the latest`;
  // RFC 9116, section 2.5.5, recommends an expiry date less than a year ahead.
  const lastExpiry = dayAt(now + 14 * hour + 364 * day);
  const expiry = `a day after today and at most ${dayAt(now + 364 * day)}`;
  return [
    ["data/site.json", "updated", "", latest, change],
    ["data/site.json", "rulesReviewed", "", latest, change],
    ["data/navigation.json", "legal.*.updated", "", latest, change],
    ["data/guide.json", "updated", "", latest, change],
    ["data/site.json", "securityTxtExpires", dayAt(now + day), lastExpiry, expiry],
    ["data/sample-product.json", "bestBefore", `${month}-32`, "9999", `a month after ${month}`],
  ];
}

/** The operator's settings in `offer` agree with the plans and with each other. */
export const offer: Rule = (content) => [...conflicts(content), ...companions(content)];

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Finds settings with a value that the plans or the names of languages exclude. */
function conflicts(content: Content): Problem[] {
  const plans = objectsAt(content, "data/plans.json", "plans");
  const free = plans.filter(({ priceCents }) => priceCents === 0).map(({ id }) => id);
  const hasDomains = plans.some(
    ({ features }) => Array.isArray(features) && features.includes("customDomain"),
  );
  const excluded = (
    pattern: string,
    isWrong: (text: string) => boolean,
    fault: string,
    expected: string,
  ) =>
    textsAt(content, "data/site.json", `offer.${pattern}`)
      .filter(({ text }) => isWrong(text))
      .map((place) => problemAt(place, `${quote(place.text)}, ${fault}`, expected));
  return [
    ...excluded(
      "trial.plans.*",
      (id) => free.includes(id),
      "a plan that costs nothing",
      "a plan that costs something, because a free plan needs no trial",
    ),
    ...excluded(
      "trial.after",
      (after) => after === "free-plan" && free.length === 0,
      "but no plan of data/plans.json costs nothing",
      '"ends" or "asks"',
    ),
    ...excluded(
      "codeAddress",
      (address) => address === "custom-domain" && !hasDomains,
      "but no plan of data/plans.json has the feature customDomain",
      '"ours"',
    ),
    ...excluded(
      "pageLanguages.codes.*",
      // The schema checks the form of a code.
      (code) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code) && !languageNames.of(code),
      "which is not the code of a language",
      'the code of a language, such as "de"',
    ),
  ];
}

/** The choices with a value that requires a second setting, which other values exclude. */
const choices = [
  ["printedCodes", "after", "keep-working-for-time", "months"],
  ["pageLanguages", "which", "up-to", "number"],
  ["pageLanguages", "which", "listed", "codes"],
] as const;

function companions({ documents }: Content): Problem[] {
  const document = documents.get("data/site.json");
  if (!document) return [];
  return choices.flatMap(([group, choice, value, companion]) => {
    const place = { document, path: ["offer", group, companion] };
    const isNeeded = valueAt(document, ["offer", group, choice]) === value;
    const isSet = valueAt(document, place.path) !== undefined;
    if (isSet === isNeeded) return [];
    const needed = `${choice} ${quote(value)}`;
    return isSet
      ? [problemAt(place, `set, but only ${needed} uses it`, `${needed}, or remove this key`)]
      : [problemAt(place, "missing", `this key, because ${needed} needs it`)];
  });
}
