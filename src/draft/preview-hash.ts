import { readDate } from "../digital-link/date";
import { readGtin } from "../digital-link/gtin";
import { applicationIdentifiers, dateNames, readComponent } from "../digital-link/identifiers";
import { drawings, ingredientsLength, nameLength } from "./draft";
import { graphemes, shortened } from "./graphemes";
import { type IngredientSegment, splitIngredients } from "./ingredients";
import type { PageProduct } from "./page-product";
import { plainText } from "./plain-text";

/** Maximum length of a hash in bytes; longer URLs make codes that are hard to scan from a screen. */
const maxBytes = 500;

/** Version of the layout. Raise it when the layout changes, so that old hashes are not misread. */
const version = "2.";

/** Encodes the fields of a product, one per line, as UTF-8 in Base64url (RFC 4648, section 5). */
function encode({ name, gtin, batch, date, drawing, allergens, ingredients }: PageProduct): string {
  const dateLine = date ? applicationIdentifiers[date.name] + date.value : "";
  const marks = [drawings.indexOf(drawing), ...allergens].join(".");
  const text = [name, gtin, batch, dateLine, marks, ingredients].join("\n");
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return (
    version + btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  );
}

/** Removes the last ingredient and the separator before it. */
function withoutLast(segments: readonly IngredientSegment[]): readonly IngredientSegment[] {
  const rest = segments.slice(0, -1);
  return rest.slice(0, 1 + rest.findLastIndex(({ position }) => position !== undefined));
}

/**
 * Returns the hash of the URL that shows a product. Browsers do not send hashes to servers.
 * @returns isComplete: whether the hash contains everything. To fit, the last ingredients are omitted
 * first, together with their allergen marks, then the last graphemes of the name, which may be many bytes each
 */
export function previewHash(product: PageProduct): { hash: string; isComplete: boolean } {
  let name: readonly string[] = graphemes(shortened(plainText(product.name), nameLength));
  let segments: readonly IngredientSegment[] = splitIngredients(
    shortened(plainText(product.ingredients), ingredientsLength),
  );
  for (let isComplete = true; ; isComplete = false) {
    const positions = segments.map(({ position }) => position);
    const hash = encode({
      ...product,
      name: name.join(""),
      ingredients: segments.map(({ text }) => text).join(""),
      allergens: product.allergens.filter((each) => positions.includes(each)),
    });
    if (hash.length <= maxBytes) return { hash, isComplete };
    if (segments.length > 0) segments = withoutLast(segments);
    else name = name.slice(0, -1);
  }
}

/** Decodes a text from Base64url. Empty if it is not valid Base64url of valid UTF-8. */
function decode(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (each) => each.charCodeAt(0)),
    );
  } catch {
    return "";
  }
}

export type PreviewReading =
  | { product: PageProduct; fault?: undefined }
  | { product?: undefined; fault: "empty" | "foreign" | "broken" };

/** Parses the product of a decoded hash. Undefined if a line is missing or invalid. */
function parseProduct(text: string, yearNow: number): PageProduct | undefined {
  const lines = text.split("\n");
  const [name = "", gtin = "", batch = "", dateLine = "", marks = "", ingredients = ""] = lines;
  const [drawingIndex, ...allergens] = marks.split(".").map(Number);
  const drawing = drawings[drawingIndex ?? -1];
  const dateName = dateNames.find((each) => dateLine.startsWith(applicationIdentifiers[each]));
  const date = dateName && { name: dateName, value: dateLine.slice(2) };
  const isValid =
    lines.length === 6 &&
    /^\d{1,3}(?:\.\d{1,3})*$/.test(marks) &&
    (date ? !readDate(date.value, yearNow).fault : dateLine === "") &&
    (gtin === "" || (gtin.length === 14 && !readGtin(gtin).fault)) &&
    (batch === "" || !readComponent(batch).fault);
  if (!isValid || !drawing) return undefined;
  return {
    name: shortened(plainText(name), nameLength),
    gtin,
    batch,
    date,
    ingredients: shortened(plainText(ingredients), ingredientsLength),
    allergens,
    drawing,
    photo: "",
  };
}

/**
 * Reads a hash that `previewHash` has written. Anyone can write such a URL, so all values are validated,
 * and texts are reduced to short plain text.
 * @param hash with or without the leading #
 * @param yearNow four digits, for the century of a date
 */
export function readPreviewHash(hash: string, yearNow: number): PreviewReading {
  const content = hash.replace(/^#/, "");
  if (content === "") return { fault: "empty" };
  if (!content.startsWith(version)) return { fault: "foreign" };
  const text = content.length > maxBytes ? "" : decode(content.slice(version.length));
  const product = parseProduct(text, yearNow);
  return product ? { product } : { fault: "broken" };
}
