import type { Language } from "../../content/types";
import type { DateName } from "../../digital-link/identifiers";
import { dateText } from "../../draft/date-text";
import type { Drawing } from "../../draft/draft";
import type { PageProduct } from "../../draft/fragment";
import { partsOf } from "../../draft/ingredients";
import { type EmphasisPart, markedParts } from "./emphasis";
import type { Sample } from "./sample-fragment";

/** What is drawn at the top of a product page. */
export type PagePicture =
  | { kind: "demo-product" }
  | { kind: "drawing"; drawing: Drawing }
  /** address: a `data:` address */
  | { kind: "photo"; address: string };

/** What a product page shows. What is missing is left out. */
export interface PageContent {
  picture: PagePicture;
  name: string;
  brand?: string;
  /** In grams, as the language writes the number. */
  netWeight?: string;
  /** The list of ingredients, its allergens emphasised. */
  ingredients?: readonly EmphasisPart[];
  /** The sentence that names the allergens. */
  allergens?: string;
  nutrition?: readonly Queries.NutritionFieldsFragment[];
  batch?: string;
  date?: { name: DateName; text: (language: Language) => string };
  label?: { foodName: string; storage: string; company: string };
  /** 14 digits. */
  gtin?: string;
  offer?: { title: string; until: string; note: string };
}

/** The demo product, as the queries of the landing page and of the sample pages return it. */
export type DemoProduct = Pick<
  Sample,
  "brand" | "netWeight" | "gtin" | "nutrition" | "lot" | "bestBefore"
> & {
  texts: Pick<Sample["texts"], "name" | "ingredients" | "allergens"> &
    Pick<PageContent, "label" | "offer">;
};

/** The pages of the demo product: without its batch, with it, and the offer. */
export type SampleView = "product" | "batch" | "offer";

/** What a page of the demo product shows. The offer stands apart from all that the law has on a label. */
export function contentOfDemoProduct(sample: DemoProduct, view: SampleView): PageContent {
  const { brand, netWeight, nutrition, gtin, texts } = sample;
  const title = { picture: { kind: "demo-product" }, name: texts.name, brand, netWeight } as const;
  if (view === "offer") return { ...title, offer: texts.offer };
  return {
    ...title,
    ingredients: markedParts(texts.ingredients),
    allergens: texts.allergens,
    nutrition,
    ...(view === "batch" && {
      batch: sample.lot,
      date: { name: "bestBefore", text: () => sample.bestBefore },
    }),
    label: texts.label,
    gtin,
  };
}

/** The visitor's ingredients; the spaces around an allergen are not emphasized with it. */
const ingredientsOf = ({ ingredients, allergens }: PageProduct): EmphasisPart[] =>
  partsOf(ingredients).flatMap(({ text, place = -1 }) =>
    (text.match(/\s+|\S(?:.*\S)?/g) ?? []).map((piece) => ({
      text: piece,
      isEmphasized: allergens.includes(place) && /\S/.test(piece),
    })),
  );

/** What the page of a visitor's product shows: what they have entered. */
export function contentOfDraft(product: PageProduct): PageContent {
  const { name, gtin, batch, date, drawing, photo } = product;
  return {
    picture: photo ? { kind: "photo", address: photo } : { kind: "drawing", drawing },
    name,
    ingredients: product.ingredients ? ingredientsOf(product) : undefined,
    batch: batch || undefined,
    date: date && {
      name: date.name,
      text: (language) => dateText(date.value, new Date().getFullYear(), language),
    },
    gtin: gtin || undefined,
  };
}
