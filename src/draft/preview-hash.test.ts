/** @jest-environment node */
import fc from "fast-check";
import { checkDigit } from "../digital-link/gtin";
import { ingredientsLength, nameLength } from "./draft";
import { shortened } from "./graphemes";
import { splitIngredients } from "./ingredients";
import type { PageProduct } from "./page-product";
import { plainText } from "./plain-text";
import { previewHash, readPreviewHash } from "./preview-hash";

const bowl: PageProduct = {
  name: "Tomato bowl",
  gtin: "09521234543213",
  batch: "L/24%17",
  date: { name: "bestBefore", value: "280500" },
  ingredients: "Tomatoes, cream (milk), salt",
  allergens: [1],
  drawing: "jar",
  photo: "",
};

const read = (hash: string) => readPreviewHash(hash, 2026);
const productIn = (hash: string) => {
  const { product, fault } = read(hash);
  if (!product) throw new Error(`The hash ${hash} is ${fault}`);
  return product;
};
const handmade = (...lines: string[]) => `2.${Buffer.from(lines.join("\n")).toString("base64url")}`;

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 13, maxLength: 13 });
/** Generates a list that repeats one word. Any of its occurrences may be marked as an allergen. */
const repetitions = fc
  .tuple(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), fc.nat(300))
  .map(([word, count]) => `${word}, `.repeat(count));

const products: fc.Arbitrary<PageProduct> = fc.record({
  name: fc.string({ unit: "grapheme", maxLength: 60 }),
  gtin: fc.option(digits, { nil: "" }).map((each) => each && each + checkDigit(each)),
  batch: fc.constantFrom("", "L2417", "A%b/'20"),
  date: fc.constantFrom(undefined, bowl.date, { name: "expiry", value: "271231" } as const),
  ingredients: fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), repetitions),
  allergens: fc.array(fc.nat(300), { maxLength: 300, size: "max" }),
  drawing: fc.constantFrom("bowl", "jar", "bottle"),
  photo: fc.constant(""),
});

test("writes a short hash for any product, reads it back as plain text, and says if it is complete", () => {
  fc.assert(
    fc.property(products, (product) => {
      const { hash, isComplete } = previewHash(product);
      const back = productIn(hash);
      expect(hash.length).toBeLessThanOrEqual(500);
      expect(hash).toMatch(/^2\.[\w-]+$/);
      const { name, ingredients, allergens, ...rest } = product;
      const longestName = plainText(shortened(plainText(name), nameLength));
      const longestList = plainText(shortened(plainText(ingredients), ingredientsLength));
      expect(back).toMatchObject(rest);
      expect(longestName.startsWith(back.name)).toBe(true);
      expect(longestList.startsWith(back.ingredients)).toBe(true);
      expect(isComplete).toBe(back.name === longestName && back.ingredients === longestList);
      // Ingredients are omitted before letters of the name.
      if (back.name !== longestName) expect(back.ingredients).toBe("");
      // An allergen is kept exactly if its ingredient is kept.
      const kept = splitIngredients(back.ingredients).map(({ position }) => position);
      expect(back.allergens).toEqual(allergens.filter((position) => kept.includes(position)));
    }),
    // To find a shorter list that fails takes minutes.
    { endOnFailure: true },
  );
});

const good = ["Soup", "09521234543213", "L1", "15280500", "0.1", "a, b"];
const changed = (at: number, line: string) => handmade(...good.with(at, line));

test("applies the same rules to a hash written by hand", () => {
  expect(productIn(handmade(...good))).toMatchObject({ name: "Soup", allergens: [1] });
  expect(productIn(changed(0, "\u202eevil\u2066<b>")).name).toBe("evil<b>");
  expect(productIn(changed(5, "x".repeat(250))).ingredients).toHaveLength(ingredientsLength);
});

test.each([
  ["nothing", "", "empty"],
  ["an anchor", "#faq", "foreign"],
  ["invalid Base64url", "#2.%%%", "broken"],
  ["invalid UTF-8", `#2.${Buffer.from([0xff, 0xfe]).toString("base64url")}`, "broken"],
  ["100 kB", `#2.${"QUFB".repeat(25_000)}`, "broken"],
  ["an additional line", handmade(...good, ""), "broken"],
  ["a wrong check digit", changed(1, "09521234543214"), "broken"],
  ["a batch with an invalid character", changed(2, "A B"), "broken"],
  ["month 13", changed(3, "15281300"), "broken"],
  ["an unknown drawing", changed(4, "9"), "broken"],
  ["allergens that are not numbers", changed(4, "0.x"), "broken"],
])("rejects %s as %s", (_, hash, fault) => {
  expect(read(hash)).toEqual({ fault });
});
