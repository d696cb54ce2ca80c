import { type Content, type Rule, textsAt } from "../content";
import { nodeAt, plainValue, problemAt, problemAtNode, quote } from "../json-document";
import type { Problem } from "../problem";

const file = "data/site.json";

/** What `offer` in data/site.json says agrees with the plans, and with itself. */
export const offer: Rule = (content) => [
  ...againstPlans(content),
  ...companions(content),
  ...namelessLanguages(content),
];

interface PlanFacts {
  id?: unknown;
  priceCents?: unknown;
  features?: unknown;
}

function againstPlans(content: Content): Problem[] {
  const plans = plansOf(content);
  // Without plans their file is broken, and reported as that.
  if (plans.length === 0) return [];
  const free = plans.filter(({ priceCents }) => priceCents === 0).map(({ id }) => id);
  const hasDomains = plans.some(
    ({ features }) => Array.isArray(features) && features.includes("customDomain"),
  );
  const refused: [at: string, isWrong: (text: string) => boolean, fault: string, write: string][] =
    [
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
  return refused.flatMap(([at, isWrong, fault, write]) =>
    textsAt(content, file, at)
      .filter(({ text }) => isWrong(text))
      .map(({ document, node, text }) =>
        problemAtNode(document, node, { is: `${quote(text)}, ${fault}`, write }),
      ),
  );
}

function plansOf({ documents }: Content): PlanFacts[] {
  const document = documents.get("data/plans.json");
  const plans = document && plainValue(nodeAt(document, ["plans"]));
  return (Array.isArray(plans) ? plans : []).filter((plan) => typeof plan === "object" && plan);
}

/** A choice, the value that needs a companion beside it, and that companion, which no other value needs. */
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
    const chosen = plainValue(nodeAt(document, ["offer", group, choice]));
    const isThere = nodeAt(document, path) !== undefined;
    if (isThere === (chosen === value)) return [];
    const words = isThere
      ? { is: `set, which only ${choice} ${quote(value)} needs`, write: "that, or remove this" }
      : { is: "missing", write: `it: ${choice} ${quote(value)} needs it` };
    return [problemAt(document, path, words)];
  });
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Every language of a list has a name to print. */
function namelessLanguages(content: Content): Problem[] {
  return (
    textsAt(content, file, "offer.pageLanguages.codes.*")
      // Whether it is of the form of a code is checked by its schema.
      .filter(
        ({ text }) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text) && !names.of(text),
      )
      .map(({ document, node, text }) =>
        problemAtNode(document, node, {
          is: `${quote(text)}, the code of no language`,
          write: 'the code of a language, such as "de"',
        }),
      )
  );
}
