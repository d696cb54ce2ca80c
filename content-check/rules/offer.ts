import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt, valueAt } from "../json-document";
import type { Problem } from "../problem";
import { quote } from "../type-words";

const file = "data/site.json";

/** The operator's settings in `offer` agree with the plans and with each other. */
export const offer: Rule = (content) => [...conflicts(content), ...companions(content)];

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Finds settings with a value that the plans or the names of languages exclude. */
function conflicts(content: Content): Problem[] {
  const plans = objectsAt(content, "data/plans.json", "plans");
  const free = plans.filter(({ priceCents }) => priceCents === 0).map(({ id }) => id);
  const domains = plans.filter(
    ({ features }) => Array.isArray(features) && features.includes("customDomain"),
  );
  // Another rule reports a file without plans.
  const isNone = (list: unknown[]) => plans.length > 0 && list.length === 0;
  const settings = [
    {
      pattern: "offer.trial.plans.*",
      isWrong: (id: string) => free.includes(id),
      reason: "a plan that costs nothing",
      expected: "a plan that costs something: there is nothing to try for free in this one",
    },
    {
      pattern: "offer.trial.after",
      isWrong: (after: string) => after === "free-plan" && isNone(free),
      reason: "but no plan of data/plans.json costs nothing",
      expected: '"ends" or "asks"',
    },
    {
      pattern: "offer.codeAddress",
      isWrong: (address: string) => address === "custom-domain" && isNone(domains),
      reason: "but no plan of data/plans.json has the feature customDomain",
      expected: '"ours"',
    },
    {
      pattern: "offer.pageLanguages.codes.*",
      // The schema checks the form of a code.
      isWrong: (code: string) =>
        /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code) && !names.of(code),
      reason: "the code of no language",
      expected: 'the code of a language, such as "de"',
    },
  ];
  return settings.flatMap(({ pattern, isWrong, reason, expected }) =>
    textsAt(content, file, pattern)
      .filter(({ text }) => isWrong(text))
      .map((place) => problemAt(place, { found: `${quote(place.text)}, ${reason}`, expected })),
  );
}

/** The choices with a value that requires a second setting, which other values exclude. */
const table: [group: string, choice: string, value: string, companion: string][] = [
  ["printedCodes", "after", "keep-working-for-time", "months"],
  ["pageLanguages", "which", "up-to", "number"],
  ["pageLanguages", "which", "listed", "codes"],
];

function companions({ documents }: Content): Problem[] {
  const document = documents.get(file);
  if (!document) return [];
  return table.flatMap(([group, choice, value, companion]) => {
    const path = ["offer", group, companion];
    const chosen = valueAt(document, ["offer", group, choice]);
    const isSet = valueAt(document, path) !== undefined;
    if (isSet === (chosen === value)) return [];
    const found = isSet ? `set, which only ${choice} ${quote(value)} needs` : "missing";
    const expected = isSet ? "that, or remove this" : `it: ${choice} ${quote(value)} needs it`;
    return [problemAt({ document, path }, { found, expected })];
  });
}
