/** @jest-environment node */
import { fillPlaceholders } from "./fill-placeholders";

const values = { brand: "Acme", price: "$&" };

test("fills build placeholders literally at any depth, and leaves everything else alone", () => {
  const value = { rows: [["{{brand}} {{ price }}", "{{limit}}"]], width: 3, url: null };
  const filled = { rows: [["Acme $&", "{{limit}}"]], width: 3, url: null };
  expect(fillPlaceholders(value, values)).toEqual(filled);
});

test.each(["{{brnd}}", "{{constructor}}"])("refuses an unknown placeholder: %s", (text) => {
  expect(() => fillPlaceholders(text, values)).toThrow(new Error(`Unknown placeholder ${text}`));
});
