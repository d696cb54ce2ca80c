/** @jest-environment node */
import type { Language, Plan } from "../src/content/types";
import { plansTable } from "./plans-table";

const facts = { popular: false, support: "free" } as const;
const small: Plan = { ...facts, id: "SMALL", priceCents: 0, productLimit: 1500, features: [] };
const big = { ...small, id: "BIG", priceCents: 1950, productLimit: null, features: ["qrCodes"] };

const landing = {
  pricing: {
    upTo: "{{brand}}: {{limit}}",
    unlimited: "Unbegrenzt",
    included: "Ja",
    notIncluded: "Nein",
  },
};

test("each plan is a row: its name, its price, its products and its codes in the words of the prices", () => {
  const head = ["Plan", "Preis", "Produkte", "QR-Codes"];
  const file = { currency: "EUR", rows: [], plans: [small, big] };
  const german = { code: "de", htmlLang: "de", numberingSystem: "latn" } as Language;
  expect(plansTable({ head }, file, german, landing)).toEqual({
    head,
    rows: [
      ["SMALL", "0\u00a0€", "{{brand}}: 1.500", "Nein"],
      ["BIG", "19,50\u00a0€", "Unbegrenzt", "Unbegrenzt"],
    ],
  });
});
