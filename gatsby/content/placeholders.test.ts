/** @jest-environment node */
import {
  buildPlaceholders,
  fillPlaceholders,
  placeholdersIn,
  runtimePlaceholders,
  withoutPlaceholders,
} from "./placeholders";

const values = { brand: "Acme", price: "$&" };

test("fills texts however deep, and leaves everything else alone", () => {
  const value = {
    title: "{{brand}} and {{ brand }}",
    sections: [{ rows: [["{{brand}}", "none"]], width: 3, hidden: false, url: null }],
  };
  expect(fillPlaceholders(value, values)).toEqual({
    title: "Acme and Acme",
    sections: [{ rows: [["Acme", "none"]], width: 3, hidden: false, url: null }],
  });
  expect(value.title).toBe("{{brand}} and {{ brand }}");
});

test("a value is taken to the letter", () => {
  expect(fillPlaceholders("{{price}}", values)).toBe("$&");
});

test.each(runtimePlaceholders)("leaves {{%s}} for the browser", (name) => {
  expect(fillPlaceholders(`{{brand}}: {{${name}}}`, values)).toBe(`Acme: {{${name}}}`);
});

test.each([
  [{ hero: { lead: "{{brnd}}" } }, "Unknown placeholder {{brnd}} at hero.lead"],
  [{ list: ["", "{{brnd}}"] }, "Unknown placeholder {{brnd}} at list[1]"],
  [{ list: [{ a: "{{}}" }] }, "Unknown placeholder {{}} at list[0].a"],
  [{ a: "{{constructor}}" }, "Unknown placeholder {{constructor}} at a"],
  ["{{brnd}}", "Unknown placeholder {{brnd}} at the top of the text"],
])("refuses an unknown placeholder and says where it is: %j", (value, message) => {
  expect(() => fillPlaceholders<unknown>(value, values)).toThrow(new Error(message));
});

test("a plan brings its price, its limit if it has one, and the names of its features", () => {
  const names = buildPlaceholders([
    { id: "SMALL", productLimit: 5, features: [] },
    { id: "BIG", productLimit: null, features: ["customDomain"] },
  ]);
  expect(names).toEqual(
    expect.arrayContaining(["priceSMALL", "priceBIG", "productsSMALL", "plansWithCustomDomain"]),
  );
  expect(names).not.toContain("productsBIG");
});

test("no name is filled both at build and in the browser", () => {
  const build = buildPlaceholders([]);
  expect(runtimePlaceholders.filter((name) => build.includes(name))).toEqual([]);
});

test("finds each placeholder once, and what is left without them", () => {
  expect(placeholdersIn("{{a}} {{ b }} {{a}} {c} {{}")).toEqual(["a", "b"]);
  expect(withoutPlaceholders("{{a}}-{b}")).toBe("-{b}");
});
