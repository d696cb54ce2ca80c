import { median, medians, show } from "./figures";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[5, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], Number.POSITIVE_INFINITY],
  [[], undefined],
])("the median of %p is %p", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("each figure has its own median, over the runs that have it", () => {
  expect(medians([{ lcp: 10, tbt: 1 }, { lcp: 30 }, { lcp: 20, tbt: 3 }])).toEqual({
    lcp: 20,
    tbt: 1,
  });
});

test.each([
  ["htmlBrotli", 17_212, "17,212 B"],
  ["lcp", 1960.4, "1,960 ms"],
  ["cls", 0.1361, "0.136"],
  ["faqTap", Number.POSITIVE_INFINITY, "never"],
  ["faqTap", undefined, "–"],
] as const)("%s %p is shown as %p", (key, value, shown) => {
  expect(show(key, value)).toBe(shown);
});
