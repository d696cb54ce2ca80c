import { create } from "zustand";
import type { DateName } from "../digital-link/identifiers";
import { shortened } from "./graphemes";
import { plainText } from "./plain-text";

/** Pictures that a visitor can choose for the pack, in the order in which they are offered. */
export const drawings = ["jar", "bowl", "bottle"] as const;

export type Drawing = (typeof drawings)[number];

/** Maximum lengths of a name and a list of ingredients, in graphemes. */
export const nameLength = 40;
export const ingredientsLength = 200;

export interface TypedNumber {
  text: string;
  /** Whether it was pasted or the field has lost the focus. No error is reported while a visitor types. */
  isFinal: boolean;
}

/** The product that a visitor describes, as typed. Missing texts are empty. */
export interface Draft {
  name: string;
  number: TypedNumber;
  /** Variant (AI 22) of a pasted link; there is no field for it. */
  variant: string;
  /** Application Identifiers of a pasted link that the code omits. */
  ignoredIdentifiers: readonly string[];
  /** The code on labels that are printed in advance is the same on every pack, without batch and date. */
  isPrintedInAdvance: boolean;
  batch: string;
  dateName: DateName;
  day: string;
  month: string;
  year: string;
  ingredients: string;
  /** Positions of the allergens among the ingredients, from 0. */
  allergens: readonly number[];
  /** Null until one is chosen; the visitor's product then has the first. */
  drawing: Drawing | null;
  /** `data:` URL of a photo that replaces the drawing. */
  photo: string;
}

export const emptyDraft: Draft = {
  name: "",
  number: { text: "", isFinal: false },
  variant: "",
  ignoredIdentifiers: [],
  isPrintedInAdvance: true,
  batch: "",
  dateName: "bestBefore",
  day: "",
  month: "",
  year: "",
  ingredients: "",
  allergens: [],
  drawing: null,
  photo: "",
};

/**
 * Returns the draft, which all sections of the page share, or what a selector takes from it; the component then
 * renders again only when that changes. It is a store and not a context, because React drops the prerendered
 * HTML of a section that is not hydrated yet when a context above it changes. It is kept in memory only: never
 * stored or sent, and empty after a reload.
 */
export const useDraft = create<Draft>()(() => emptyDraft);

/** Changes fields of the draft; the others stay. A function receives the current draft. */
export const changeDraft = useDraft.setState;

/** Returns the name of the visitor's product as plain text; empty if there is none. */
export function useDraftName(): string {
  return useDraft(({ name }) => shortened(plainText(name), nameLength).trim());
}

/** Returns the visitor's product as packs and phones show it; undefined until it has a name. */
export function useDraftProduct() {
  const name = useDraftName();
  const drawing = useDraft((draft) => draft.drawing) ?? drawings[0];
  const photo = useDraft((draft) => draft.photo);
  return name ? { name, drawing, photo } : undefined;
}

/** Changes the name to the text of a field. */
export const changeName = ({ value }: HTMLInputElement): void => changeDraft({ name: value });
