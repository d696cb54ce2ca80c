import { treeMemory } from "./process-memory";

test("this process and what it has started hold at least what this process holds", () => {
  // Where there is no /proc, nothing can be told.
  const expected = process.platform === "linux" ? process.memoryUsage().rss / 2 : 0;
  expect(treeMemory(process.pid)).toBeGreaterThanOrEqual(expected);
});

test("a process that does not exist holds nothing", () => {
  expect(treeMemory(2 ** 30)).toBe(0);
});
