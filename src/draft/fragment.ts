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
  serial: string;
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

/** Stands first; another one is another layout of what follows. */
const version = "1.";

/** The fields in their order, each a line: none of them has a line break of its own. */
function lines(product: PageProduct): string[] {
  const { date } = product;
  return [
    product.name,
    product.gtin,
    product.batch,
    product.serial,
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
  let count = parts.length - 1;
  while (count > 0 && parts[count - 1]?.place === undefined) count -= 1;
  return parts.slice(0, count);
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

/** Whether a value that may be missing is one that its reader takes. */
const isGood = (value: string, read: (text: string) => { fault?: unknown }) =>
  value === "" || !read(value).fault;

function dateIn(line: string): PageProduct["date"] {
  const name = dateNames.find((each) => line.startsWith(applicationIdentifiers[each]));
  return name && { name, value: line.slice(2) };
}

/** The drawing and the allergens; undefined where they are not written as numbers that mean something. */
function marksIn(line: string): Pick<PageProduct, "drawing" | "allergens"> | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3})*$/.test(line)) return undefined;
  const [first = 0, ...allergens] = line.split(".").map(Number);
  const drawing = drawings[first];
  return drawing && { drawing, allergens };
}

/** What a fragment says. */
export type FragmentReading =
  | { product: PageProduct; fault?: undefined }
  | { product?: undefined; fault: "empty" | "foreign" | "broken" };

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
  if (fragment.length > mostBytes) return { fault: "broken" };
  const [name = "", gtin = "", batch = "", serial = "", written = "", marks = "", ...rest] = (
    decoded(fragment.slice(version.length)) ?? ""
  ).split("\n");
  const date = dateIn(written);
  const marked = marksIn(marks);
  const isSound =
    rest.length === 1 &&
    marked !== undefined &&
    (written === "" || (date && !readDate(date.value, yearNow).fault)) &&
    isGood(gtin, (text) => (text.length === 14 ? readGtin(text) : { fault: text })) &&
    [batch, serial].every((each) => isGood(each, readComponent));
  if (!isSound) return { fault: "broken" };
  return {
    product: {
      name: shortened(plainText(name), nameLength),
      gtin,
      batch,
      serial,
      date,
      ingredients: shortened(plainText(rest.join("")), ingredientsLength),
      ...marked,
    },
  };
}
