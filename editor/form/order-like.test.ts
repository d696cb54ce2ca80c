/** @jest-environment node */
import { orderLike } from "./order-like";

const english = { a_one: "1", a_other: "n", b: { c: "", d: "" }, list: [{ id: "x" }, { id: "y" }] };

test.each([
  ["keys", { list: [], b: { d: "1", c: "2" } }, { b: { c: "2", d: "1" }, list: [] }],
  [
    "plural forms, those that English lacks too",
    { b: {}, a_other: "3", a_many: "2", a_zero: "0", a_one: "1" },
    { a_zero: "0", a_one: "1", a_many: "2", a_other: "3", b: {} },
  ],
  ["entries by id", { list: [{ id: "y" }, { id: "x" }] }, { list: [{ id: "x" }, { id: "y" }] }],
  ["what English does not have, at the end", { z: "1", b: {} }, { b: {}, z: "1" }],
])("sorts %s as English has them", (_, value, sorted) => {
  expect(JSON.stringify(orderLike(value, english, true))).toBe(JSON.stringify(sorted));
});
