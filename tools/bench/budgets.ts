import type { FigureKey } from "./figures";

export interface Budget {
  limit: number;
  unit: string;
  reason: string;
}

/** What a page may weigh: it depends on the build alone, and `npm run verify` checks it. */
export const pageBudgets = {
  landingHtml: {
    limit: 20_300,
    unit: "bytes of HTML in brotli 11, beside 1.25 times its text",
    reason: `With the content as shipped 24,000 at most, in every language: two round trips on a phone's
network. What editors write comes on top, so that no sentence of theirs is refused.`,
  },
  firstWindow: {
    limit: 14_600,
    unit: "bytes of the brotli stream that hold head, critical CSS, header and hero",
    reason:
      "Ten packets of 1,460 bytes: what a server sends before it hears from the browser (RFC 6928).",
  },
  scriptBefore: {
    limit: 110_000,
    unit: "bytes of script in brotli 11 before the first interaction",
    reason: "React and Gatsby are 80 KB of it; the rest of the page's code may wait.",
  },
  requestsBefore: {
    limit: 20,
    unit: "requests before the first interaction",
    reason: "Page, fonts, first pictures, Gatsby's chunks and page data, each once.",
  },
  domNodes: {
    limit: 700,
    unit: "elements of a page, beside the lists that editors make longer",
    reason: "Style, layout and hydration grow with each; Lighthouse warns above 800.",
  },
  layoutShift: {
    limit: 0,
    unit: "Cumulative Layout Shift while loading and scrolling, in thousandths",
    reason: "Sizes are reserved and fallback faces adjusted: nothing has a cause to move.",
  },
  fonts: { limit: 2, unit: "font files", reason: "One face for headings, one for text." },
  fontBytes: {
    limit: 40_000,
    unit: "bytes of fonts",
    reason: "Subsets of two faces; more would delay the headline on slow 4G.",
  },
  fontsCyrillic: {
    limit: 3,
    unit: "font files, Russian",
    reason: "The display face has no Cyrillic letters: a third one lends them.",
  },
  fontBytesCyrillic: {
    limit: 60_000,
    unit: "bytes of fonts, Russian",
    reason: "As for the other languages, and the third face.",
  },
  images: {
    limit: 8,
    unit: "pictures asked for before the first interaction, on a phone",
    reason: "The icon and what stands on the first screens; the others load when they come near.",
  },
  blocking: {
    limit: 0,
    unit: "requests that the first paint waits for, beside the HTML",
    reason: "The critical CSS is in the head, and scripts come after.",
  },
} as const satisfies Record<string, Budget>;

export interface MachineBudget extends Budget {
  figure: FigureKey;
  /** What is held against the limit: the figure, or its ratio to or distance from the control's. */
  compare: "value" | "ratio" | "difference" | "atLeast";
}

const floor = "A page that does nothing but stand there is the floor; this is the noise above it.";
const perfect = "No page may lose what another one shows to be possible.";

/** How fast a page is: it depends on the machine, so `npm run bench` holds it against the control. */
export const machineBudgets: readonly MachineBudget[] = [
  ...(["fcp", "lcp", "speedIndex"] as const).map((figure) => ({
    figure,
    compare: "ratio" as const,
    limit: 1.05,
    unit: "times the control's",
    reason: floor,
  })),
  {
    figure: "tbt",
    compare: "difference",
    limit: 30,
    unit: "ms more than the control",
    reason: "Scripts may run, but never so long that a finger would notice.",
  },
  { figure: "cls", compare: "value", limit: 0, unit: "", reason: "As in the page budgets." },
  ...(["performance", "accessibility", "bestPractices", "seo"] as const).map((figure) => ({
    figure,
    compare: "atLeast" as const,
    limit: 100,
    unit: "points",
    reason: perfect,
  })),
  {
    figure: "longestScriptTask",
    compare: "value",
    limit: 50,
    unit: "ms on a CPU four times slower",
    reason: "A long task is one of more than 50 ms (https://www.w3.org/TR/longtasks/).",
  },
  {
    figure: "faqTapWhenReady",
    compare: "value",
    limit: 500,
    unit: "ms from the script's arrival to the answer of an earlier tap",
    reason: "A tap while loading is kept, and answered as soon as its script is there.",
  },
  {
    figure: "faqTap",
    compare: "value",
    limit: 10_000,
    unit: "ms, so that it is answered at all",
    reason: "A tap must never be lost; how long it takes is the network's time.",
  },
  ...(["menuDelay", "languageDelay", "tabDelay", "faqDelay"] as const).map((figure) => ({
    figure,
    compare: "value" as const,
    limit: 200,
    unit: "ms on a CPU four times slower",
    reason: "The limit of a good INP (https://web.dev/articles/inp).",
  })),
];
