import type { Figures } from "./figures";
import { pageReport } from "./report";

const measurement = (figures: Figures, work = {}) => ({ figures, runs: [], work });

test("figures side by side, with ratios where there are any", () => {
  const never = Number.POSITIVE_INFINITY;
  const text = pageReport("/ar", {
    site: measurement({ lcp: 1050, tbt: 40, faqTap: never }, { longestTask: "Layout 60 ms" }),
    control: measurement({ lcp: 1000, tbt: 0, faqTap: never }),
  });
  expect(text.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    [""],
    ["/ar", "site", "control", "to control"],
    ["Largest Contentful Paint", "1,050 ms", "1,000 ms", "1.05"],
    ["Total Blocking Time", "40 ms", "0 ms"],
    ["early tap on a question to its answer", "never", "never"],
    ["longest task, 4x slower CPU: Layout 60 ms"],
  ]);
});
