import { readComponent } from "../digital-link/component";
import { readDate } from "../digital-link/date";
import { readGtin } from "../digital-link/gtin";
import { applicationIdentifiers, type DateName, dateNames } from "../digital-link/identifiers";
import { type Drawing, drawings, ingredientsLength, nameLength } from "./draft";
import { type Part, partsOf } from "./ingredients";
import { graphemes, plainText, shortened } from "./plain-text";

/** What a visitor's page shows; what is not said is empty. */
export interface PageProduct {
  name: string;
  /** 14 digits, or nothing. */
  gtin: string;
  batch: string;
  /** Which date, and as its element string has it (YYMMDD); undefined where there is none. */
  date: { name: DateName; value: string } | undefined;
  ingredients: string;
  /** The places of the allergens among the ingredients. */
  allergens: number[];
  drawing: Drawing;
  /** A photo in place of the drawing, which stays on the screen: no fragment has room for it. */
  photo?: string;
}

/** How long a fragment may be, in bytes: a code of more is hard to scan from a screen. */
const mostBytes = 500;

/** Stands first. Fragments of another layout have another version: 1 had a serial number. */
const version = "2.";

/** The fields in their order, each a line: none of them has a line break of its own. */
function lines(product: PageProduct): string[] {
  const { date } = product;
  return [
    product.name,
    product.gtin,
    product.batch,
    date ? applicationIdentifiers[date.name] + date.value : "",
    [drawings.indexOf(product.drawing), ...product.allergens].join("."),
    product.ingredients,
  ];
}

/** Base64url (RFC 4648, section 5) of the text's UTF-8, without padding. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The parts without their last ingredient and what separated it from the one before. */
function withoutLast(parts: readonly Part[]): readonly Part[] {
  const rest = parts.slice(0, -1);
  return rest.slice(0, 1 + rest.findLastIndex(({ place }) => place !== undefined));
}

/**
 * What stands after the # of the address that shows a product, which browsers do not send.
 * @returns isWhole: whether all of it had room; the last ingredients are left out first, each with its
 * mark, then the last letters of the name, which may be many signs each
 */
export function fragmentOf(product: PageProduct): { fragment: string; isWhole: boolean } {
  const letters = graphemes(shortened(plainText(product.name), nameLength));
  const parts = partsOf(shortened(plainText(product.ingredients), ingredientsLength));
  const written = (name: readonly string[], kept: readonly Part[]) => {
    const allergens = product.allergens.filter((each) => kept.some(({ place }) => place === each));
    const ingredients = kept.map(({ text }) => text).join("");
    const shown = { ...product, name: name.join(""), ingredients, allergens };
    return version + encoded(lines(shown).join("\n"));
  };
  let [name, kept]: [readonly string[], readonly Part[]] = [letters, parts];
  let fragment = written(name, kept);
  while (fragment.length > mostBytes && name.length + kept.length > 0) {
    if (kept.length > 0) kept = withoutLast(kept);
    else name = name.slice(0, -1);
    fragment = written(name, kept);
  }
  return { fragment, isWhole: name === letters && kept === parts };
}

/** The text in base64url; undefined where it is none, or not UTF-8. */
function decoded(base64url: string): string | undefined {
  if (!/^[\w-]+$/.test(base64url)) return undefined;
  try {
    const bytes = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (each) => each.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}

/** What a fragment says. */
export type FragmentReading =
  | { product: PageProduct; fault?: undefined }
  | { product?: undefined; fault: "empty" | "foreign" | "broken" };

/** The date of a line that is not empty; undefined where it is none. */
function dateIn(line: string, yearNow: number): PageProduct["date"] {
  const name = dateNames.find((each) => line.startsWith(applicationIdentifiers[each]));
  const value = line.slice(2);
  return name && !readDate(value, yearNow).fault ? { name, value } : undefined;
}

/** The product of a fragment's text; undefined where a line is missing or holds what it cannot. */
function productIn(text: string, yearNow: number): PageProduct | undefined {
  const written = text.split("\n");
  const [name = "", gtin = "", batch = "", dateLine = "", marks = "", ingredients = ""] = written;
  const [first = "", ...allergens] = marks.split(".");
  const drawing = drawings[Number(first)];
  const date = dateIn(dateLine, yearNow);
  const isSound =
    written.length === 6 &&
    /^\d{1,3}(?:\.\d{1,3})*$/.test(marks) &&
    (dateLine === "" || date) &&
    (gtin === "" || (gtin.length === 14 && !readGtin(gtin).fault)) &&
    (batch === "" || !readComponent(batch).fault);
  if (!isSound || !drawing) return undefined;
  return {
    name: shortened(plainText(name), nameLength),
    gtin,
    batch,
    date,
    ingredients: shortened(plainText(ingredients), ingredientsLength),
    allergens: allergens.map(Number),
    drawing,
  };
}

/**
 * Reads what `fragmentOf` writes, from an address that anybody may have written: all of it is
 * checked, and texts are plain and short.
 * @param hash with or without its #
 * @param yearNow four digits, for the century of a date
 */
export function readFragment(hash: string, yearNow: number): FragmentReading {
  const fragment = hash.replace(/^#/, "");
  if (fragment === "") return { fault: "empty" };
  if (!fragment.startsWith(version)) return { fault: "foreign" };
  const text = fragment.length > mostBytes ? undefined : decoded(fragment.slice(version.length));
  const product = text === undefined ? undefined : productIn(text, yearNow);
  return product ? { product } : { fault: "broken" };
}
