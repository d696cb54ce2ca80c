import type { DateName } from "../../digital-link/identifiers";
import { type Drawing, drawings } from "../../draft/draft";

/** What stands in the fields, as it was entered. */
export interface Entries {
  name: string;
  number: Entered;
  /** Comes with a pasted link; there is no field for it. */
  variant: string;
  /** Likewise: the Application Identifiers of its parts for which there is no field. */
  leftOut: readonly string[];
  batch: string;
  serial: string;
  dateName: DateName;
  /** Numbers as text; empty where nothing is chosen. */
  day: string;
  month: string;
  year: string;
  ingredients: string;
  /** The places of the allergens among the ingredients. */
  allergens: number[];
  drawing: Drawing;
  /** A photo in place of the drawing: its `data:` address, or nothing. */
  photo: string;
}

export interface Entered {
  text: string;
  /** Whether it was pasted or left, so that it is not typed on. */
  isFinal: boolean;
}

export const nothing: Entries = {
  name: "",
  number: { text: "", isFinal: false },
  variant: "",
  leftOut: [],
  batch: "",
  serial: "",
  dateName: "bestBefore",
  day: "",
  month: "",
  year: "",
  ingredients: "",
  allergens: [],
  drawing: drawings[0],
  photo: "",
};

/** Whether a visitor has entered nothing yet, so that the example is shown. */
export function isEmpty(entries: Entries): boolean {
  const { name, number, batch, serial, day, month, year, ingredients } = entries;
  return [name, number.text, batch, serial, day, month, year, ingredients].every(
    (each) => each.trim() === "",
  );
}
