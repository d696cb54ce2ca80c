export type Unit = "B" | "ms" | "";

interface Definition {
  label: string;
  unit: Unit;
  /** Digits after the point; none unless given. */
  digits?: number;
}

/** Everything that is measured of a page, in the order of the table. */
export const definitions = {
  htmlBrotli: { label: "HTML, brotli 11", unit: "B" },
  scriptBeforeGzip: { label: "script before first interaction, gzip", unit: "B" },
  scriptBeforeBrotli: { label: "script before first interaction, brotli", unit: "B" },
  scriptBeforeRequests: { label: "script before first interaction, requests", unit: "" },
  scriptIdleBrotli: { label: "script after it, in idle time, brotli", unit: "B" },
  scriptIdleRequests: { label: "script after it, in idle time, requests", unit: "" },
  scriptUseBrotli: { label: "script for menu, language, tab, FAQ, brotli", unit: "B" },
  scriptUseRequests: { label: "script for menu, language, tab, FAQ, requests", unit: "" },
  scriptAfterGzip: { label: "script after first interaction, gzip", unit: "B" },
  fontBytes: { label: "fonts", unit: "B" },
  fontRequests: { label: "fonts, requests", unit: "" },
  imageBytes: { label: "images before first interaction", unit: "B" },
  imageRequests: { label: "images before first interaction, requests", unit: "" },
  totalBytes: { label: "total before first interaction", unit: "B" },
  totalRequests: { label: "total before first interaction, requests", unit: "" },
  domNodes: { label: "DOM nodes", unit: "" },
  performance: { label: "Lighthouse performance", unit: "" },
  accessibility: { label: "Lighthouse accessibility", unit: "" },
  bestPractices: { label: "Lighthouse best practices", unit: "" },
  seo: { label: "Lighthouse SEO", unit: "" },
  fcp: { label: "First Contentful Paint", unit: "ms" },
  lcp: { label: "Largest Contentful Paint", unit: "ms" },
  speedIndex: { label: "Speed Index", unit: "ms" },
  tbt: { label: "Total Blocking Time", unit: "ms" },
  cls: { label: "Cumulative Layout Shift", unit: "", digits: 3 },
  longestTask: { label: "longest task, 4x slower CPU", unit: "ms" },
  longestScriptTask: { label: "longest task of script, 4x slower CPU", unit: "ms" },
  touchTask: { label: "longest task of script after the first touch", unit: "ms" },
  faqTap: { label: "early tap on a question to its answer", unit: "ms" },
  faqTapWhenReady: { label: "the same, counted from when its script is there", unit: "ms" },
  menuDelay: { label: "tap on the menu, 4x slower CPU", unit: "ms" },
  languageDelay: { label: "tap on the languages, 4x slower CPU", unit: "ms" },
  tabDelay: { label: "tap on a tab, 4x slower CPU", unit: "ms" },
  faqDelay: { label: "tap on a question, 4x slower CPU", unit: "ms" },
} as const satisfies Record<string, Definition>;

export type FigureKey = keyof typeof definitions;

/** Figures of a page. Absent: the page has no such thing. Infinity: what was waited for never came. */
export type Figures = Partial<Record<FigureKey, number>>;

export const figureKeys = Object.keys(definitions) as FigureKey[];

/** The middle one of the values; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const entries = figureKeys.flatMap((key) => {
    const middle = median(runs.flatMap((run) => run[key] ?? []));
    return middle === undefined ? [] : [[key, middle] as const];
  });
  return Object.fromEntries(entries);
}

/** A figure with its unit as the table shows it: "17,212 B", "1,960 ms", "never", "–" for none. */
export function show(key: FigureKey, value: number | undefined): string {
  if (value === undefined) return "–";
  if (value === Number.POSITIVE_INFINITY) return "never";
  const { unit, digits = 0 }: Definition = definitions[key];
  const number = value.toLocaleString("en-US", { maximumFractionDigits: digits });
  return unit === "" ? number : `${number} ${unit}`;
}
