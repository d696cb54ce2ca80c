import type { MachineBudget } from "./budgets";
import { exceeded } from "./check-budgets";

const budget = (given: Partial<MachineBudget>): MachineBudget => ({
  figure: "lcp",
  compare: "ratio",
  limit: 1.05,
  unit: "times the control's",
  reason: "",
  ...given,
});

test.each([
  ["the ratio is within it", budget({}), { lcp: 1050 }, { lcp: 1000 }, []],
  [
    "the ratio is above it",
    budget({}),
    { lcp: 1060 },
    { lcp: 1000 },
    ["/: Largest Contentful Paint is 1.06; at most 1.05 times the control's"],
  ],
  [
    "the difference is above it",
    budget({ figure: "tbt", compare: "difference", limit: 30, unit: "ms more" }),
    { tbt: 95 },
    { tbt: 24 },
    ["/: Total Blocking Time is 71; at most 30 ms more"],
  ],
  [
    "a score is below it",
    budget({ figure: "seo", compare: "atLeast", limit: 100, unit: "points" }),
    { seo: 99 },
    { seo: 99 },
    ["/: Lighthouse SEO is 99; at least 100 points"],
  ],
  [
    "an answer never came",
    budget({ figure: "faqTap", compare: "value", limit: 10_000, unit: "ms" }),
    { faqTap: Number.POSITIVE_INFINITY },
    {},
    ["/: early tap on a question to its answer is never; at most 10,000 ms"],
  ],
  ["the page has no such thing", budget({ figure: "faqTap", compare: "value" }), {}, {}, []],
])("%s", (_, given, site, control, lines) => {
  expect(exceeded([given], "/", site, control)).toEqual(lines);
});
