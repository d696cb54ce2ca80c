interface Budget {
  /** What is measured, and in which unit. */
  label: string;
  /** How much it may be, or has to be, beside what the page has without its scripts. */
  limit: (control: number) => number;
  isLeast: boolean;
}

const most = (label: string, limit: Budget["limit"]): Budget => ({ label, limit, isLeast: false });

// Scripts cost no point.
const score = (label: string): Budget => ({ label, limit: (control) => control, isLeast: true });

// A page that does nothing but stand there is the floor; this is the noise above it.
const paint = (label: string) => most(label, (control) => 1.05 * control);

// The limit of a good INP (https://web.dev/articles/inp), here at a CPU four times slower.
const tap = (name: string) => most(`tap on ${name}, ms`, () => 200);

/** Everything that is measured of a page, in the order of the table, and what it may be. */
const budgets = {
  performance: score("Lighthouse performance"),
  accessibility: score("Lighthouse accessibility"),
  bestPractices: score("Lighthouse best practices"),
  seo: score("Lighthouse SEO"),
  firstPaint: paint("First Contentful Paint, ms"),
  largestPaint: paint("Largest Contentful Paint, ms"),
  // Scripts may run, but never so long that a finger would notice.
  blockingTime: most("Total Blocking Time, ms", (control) => control + 100),
  // Sizes are reserved and fallback faces adjusted: nothing has a cause to move.
  layoutShift: most("Cumulative Layout Shift", () => 0),
  // Two round trips on a phone's network, for the content as shipped; what stands below the first
  // screen has its CSS in a file besides.
  html: most("HTML with the CSS of its head, B", () => 24_000),
  // Ten packets of 1,460 bytes: what a server sends before it hears from the browser (RFC 6928).
  hero: most("HTML to the end of the hero, B", () => 14_600),
  // The page is whole without; its pictures and faces come first.
  scriptBeforeLoad: most("script before the load event, B", () => 0),
  // React, Gatsby and Chakra are most of it; the code of what is hidden may wait.
  script: most("script until React has taken over, B", () => 130_000),
  idleScript: most("script in idle time, B", () => 75_000),
  // Subsets of two faces, for Cyrillic of three; more would delay the headline on slow 4G.
  fonts: most("fonts, B", () => 40_000),
  // The icon and what stands on the first screens; the others load when they come near.
  images: most("pictures", () => 8),
  // The critical CSS is in the head, and scripts come after.
  paintBlockers: most("files that the first paint waits for", () => 0),
  menuTap: tap("the menu"),
  languagesTap: tap("the languages"),
  tabTap: tap("a tab"),
  questionTap: tap("a question"),
  menuTapEarly: tap("the menu before hydration"),
  languagesTapEarly: tap("the languages before hydration"),
  tabTapEarly: tap("a tab before hydration"),
  questionTapEarly: tap("a question before hydration"),
} satisfies Record<string, Budget>;

export type FigureKey = keyof typeof budgets;

/** Figures of a page. Absent: the page has no such thing. Infinity: what was waited for never came. */
export type Figures = Partial<Record<FigureKey, number>>;

/** To three digits: Lighthouse's shifts of less than a thousandth are rounding. */
export const round = (value: number) => Math.round(value * 1000) / 1000;

/** The figures that a page has, each with its budget, beside those of its scriptless copy. */
export function judge(figures: Figures, control: Figures = {}) {
  return (Object.keys(budgets) as FigureKey[]).flatMap((key) => {
    const value = figures[key];
    if (value === undefined) return [];
    const { label, limit, isLeast } = budgets[key];
    const bound = round(limit(control[key] ?? 0));
    const isWithin = isLeast ? value >= bound : round(value) <= bound;
    return [{ key, label, value: round(value), bound, isLeast, isWithin }];
  });
}

/** One line for each budget that a page exceeds: the figure and its limit. */
export function exceeded(figures: Figures, control?: Figures): string[] {
  return judge(figures, control)
    .filter(({ isWithin }) => !isWithin)
    .map(({ label, value, bound, isLeast }) => {
      return `${label}: ${value}; at ${isLeast ? "least" : "most"} ${bound}`;
    });
}
