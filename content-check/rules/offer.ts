import { type Content, type Rule, textsAt } from "../content";
import { problemAt, valueAt } from "../json-document";
import type { Problem } from "../problem";
import { quote } from "../type-words";

const file = "data/site.json";

/** The operator's settings in `offer` agree with the plans and with each other. */
export const offer: Rule = (content) => [
  ...planConflicts(content),
  ...companions(content),
  ...unknownLanguages(content),
];

interface PlanFacts {
  id?: unknown;
  priceCents?: unknown;
  features?: unknown;
}

type Conflict = [
  pattern: string,
  isWrong: (text: string) => boolean,
  reason: string,
  expected: string,
];

function planConflicts(content: Content): Problem[] {
  const plans = plansOf(content);
  // Another rule reports a file without plans.
  if (plans.length === 0) return [];
  const free = plans.filter(({ priceCents }) => priceCents === 0).map(({ id }) => id);
  const hasDomains = plans.some(
    ({ features }) => Array.isArray(features) && features.includes("customDomain"),
  );
  const conflicts: Conflict[] = [
    [
      "offer.trial.plans.*",
      (id) => free.includes(id),
      "a plan that costs nothing",
      "a plan that costs something: there is nothing to try for free in this one",
    ],
    [
      "offer.trial.after",
      (after) => after === "free-plan" && free.length === 0,
      "but no plan of data/plans.json costs nothing",
      '"ends" or "asks"',
    ],
    [
      "offer.codeAddress",
      (address) => address === "custom-domain" && !hasDomains,
      "but no plan of data/plans.json has the feature customDomain",
      '"ours"',
    ],
  ];
  return conflicts.flatMap(([pattern, isWrong, reason, expected]) =>
    textsAt(content, file, pattern)
      .filter(({ text }) => isWrong(text))
      .map((place) => problemAt(place, { found: `${quote(place.text)}, ${reason}`, expected })),
  );
}

function plansOf({ documents }: Content): PlanFacts[] {
  const plans = valueAt(documents.get("data/plans.json"), ["plans"]);
  return (Array.isArray(plans) ? plans : []).filter((plan) => typeof plan === "object" && plan);
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
    const words = isSet
      ? {
          found: `set, which only ${choice} ${quote(value)} needs`,
          expected: "that, or remove this",
        }
      : { found: "missing", expected: `it: ${choice} ${quote(value)} needs it` };
    return [problemAt({ document, path }, words)];
  });
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Finds codes of languages that have no name. The schema checks the form of a code. */
function unknownLanguages(content: Content): Problem[] {
  return textsAt(content, file, "offer.pageLanguages.codes.*")
    .filter(({ text }) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text) && !names.of(text))
    .map((place) =>
      problemAt(place, {
        found: `${quote(place.text)}, the code of no language`,
        expected: 'the code of a language, such as "de"',
      }),
    );
}
