import { useSyncExternalStore } from "react";
import type { DateName } from "../digital-link/identifiers";
import { plainText, shortened } from "./plain-text";

/** The pictures that a visitor can put on the pack, in the order in which they are offered. */
export const drawings = ["jar", "bowl", "bottle"] as const;

export type Drawing = (typeof drawings)[number];

/** How many letters, as a reader counts them, a name and a list of ingredients may have. */
export const nameLength = 40;
export const ingredientsLength = 200;

/** What is in the field for the number. */
export interface TypedNumber {
  text: string;
  /** Whether it was pasted or the field was left: while a visitor types, nothing is reported as wrong. */
  isFinal: boolean;
}

/** The product that a visitor describes, as it was typed. A text that is missing is empty. */
export interface Draft {
  name: string;
  number: TypedNumber;
  /** The variant (AI 22) of a pasted link; it has no field of its own. */
  variant: string;
  /** The Application Identifiers of a pasted link that the code leaves out. */
  leftOut: readonly string[];
  /** Labels that are printed in advance have one code for every pack, without batch and date. */
  isPrintedInAdvance: boolean;
  batch: string;
  dateName: DateName;
  /** Parts of the date as digits. */
  day: string;
  month: string;
  year: string;
  ingredients: string;
  /** The places of the allergens among the ingredients, from 0. */
  allergens: readonly number[];
  /** Null until one is chosen: the visitor's product then has the first. */
  drawing: Drawing | null;
  /** The `data:` address of a photo that replaces the drawing. */
  photo: string;
}

export const emptyDraft: Draft = {
  name: "",
  number: { text: "", isFinal: false },
  variant: "",
  leftOut: [],
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

// The draft is kept in memory only: it is never stored or sent, and a reload begins with an empty one.
let draft = emptyDraft;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some fields of the draft; a function receives the current draft. */
export function changeDraft(change: Partial<Draft> | ((current: Draft) => Partial<Draft>)): void {
  draft = { ...draft, ...(typeof change === "function" ? change(draft) : change) };
  for (const listener of listeners) listener();
}

/**
 * The draft, which all sections of the page share. It is a store and not a context: React drops the
 * prerendered HTML of a section that is not hydrated yet when a context above it changes.
 */
export const useDraft = (): Draft =>
  useSyncExternalStore(
    subscribe,
    () => draft,
    () => emptyDraft,
  );

/** The visitor's product name as the page shows it; empty while there is none. */
export function useDraftName(): string {
  const { name } = useDraft();
  return shortened(plainText(name), nameLength).trim();
}
