import { readDate } from "../digital-link/date";
import { readGtin } from "../digital-link/gtin";
import {
  applicationIdentifiers,
  type DateName,
  dateNames,
  readComponent,
} from "../digital-link/identifiers";
import { type Drawing, drawings, ingredientsLength, nameLength } from "./draft";
import { type Part, partsOf } from "./ingredients";
import { graphemes, plainText, shortened } from "./plain-text";

/** Data of a visitor's page; missing values are empty. */
export interface PageProduct {
  name: string;
  /** 14 digits, or empty. */
  gtin: string;
  batch: string;
  /** Kind of date and its value as in an element string (YYMMDD); undefined without a date. */
  date: { name: DateName; value: string } | undefined;
  ingredients: string;
  /** Positions of the allergens among the ingredients. */
  allergens: number[];
  drawing: Drawing;
  /** Photo that replaces the drawing. It is not part of the fragment, which is too short for it. */
  photo?: string;
}

/** Maximum length of a fragment in bytes; longer URLs make codes that are hard to scan from a screen. */
const mostBytes = 500;

/** Version prefix. Fragments with a different layout have a different version; 1 had a serial number. */
const version = "2.";

/** Returns the fields in order, one per line. No field contains a line break. */
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

/** Encodes a text as UTF-8 in Base64url (RFC 4648, section 5), without padding. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Removes the last ingredient and the separator before it. */
function withoutLast(parts: readonly Part[]): readonly Part[] {
  const rest = parts.slice(0, -1);
  return rest.slice(0, 1 + rest.findLastIndex(({ place }) => place !== undefined));
}

/**
 * Returns the fragment of the URL that shows a product. Browsers do not send fragments to servers.
 * @returns isWhole: whether the fragment contains everything. To fit, the last ingredients are omitted first,
 * together with their allergen marks, then the last graphemes of the name, which may be many bytes each
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

/** Decodes a text from Base64url. Undefined if it is neither valid Base64url nor valid UTF-8. */
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

export type FragmentReading =
  | { product: PageProduct; fault?: undefined }
  | { product?: undefined; fault: "empty" | "foreign" | "broken" };

/** Parses the date of a line that is not empty; undefined if it is invalid. */
function dateIn(line: string, yearNow: number): PageProduct["date"] {
  const name = dateNames.find((each) => line.startsWith(applicationIdentifiers[each]));
  const value = line.slice(2);
  return name && !readDate(value, yearNow).fault ? { name, value } : undefined;
}

/** Parses the product of a fragment's text. Undefined if a line is missing or invalid. */
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
 * Reads a fragment that `fragmentOf` has written. Anyone can write such a URL, so all values are validated,
 * and texts are reduced to short plain text.
 * @param hash with or without the leading #
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
