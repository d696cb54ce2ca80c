import { partsInOrder } from "./use-date-lists";

test.each([
  ["ja", "year month day"],
  ["en-US", "month day year"],
  ["es", "day month year"],
])("a date in %s is chosen as it is written: %s", (tag, order) => {
  expect(partsInOrder(tag).join(" ")).toBe(order);
});
