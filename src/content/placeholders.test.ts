/** @jest-environment node */
import {
  buildPlaceholders,
  fillPlaceholders,
  placeholdersIn,
  runtimePlaceholders,
  withoutPlaceholders,
} from "./placeholders";

const values = { brand: "Acme", price: "$&" };

test("fills texts at any depth and leaves everything else alone", () => {
  const value = {
    title: "{{brand}} and {{ brand }}",
    sections: [{ rows: [["{{brand}}", "none"]], width: 3, hidden: false, url: null }],
  };
  expect(fillPlaceholders(value, values)).toEqual({
    title: "Acme and Acme",
    sections: [{ rows: [["Acme", "none"]], width: 3, hidden: false, url: null }],
  });
});

test("inserts a value literally, and keeps placeholders that the browser fills", () => {
  expect(fillPlaceholders("{{price}}: {{limit}}", values)).toBe("$&: {{limit}}");
});

test.each(["{{brnd}}", "{{}}", "{{constructor}}"])("refuses an unknown placeholder: %s", (text) => {
  expect(() => fillPlaceholders(text, values)).toThrow(new Error(`Unknown placeholder ${text}`));
});

test("no name is filled both at build and in the browser", () => {
  const build = buildPlaceholders([]);
  expect(runtimePlaceholders.filter((name) => build.includes(name))).toEqual([]);
});

test("finds each placeholder once, and removes them", () => {
  expect(placeholdersIn("{{a}} {{ b }} {{a}} {c} {{}")).toEqual(["a", "b"]);
  expect(withoutPlaceholders("{{a}}-{b}")).toBe("-{b}");
});
