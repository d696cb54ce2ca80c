import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayOf } from "../../digital-link/date";
import {
  applicationIdentifiers,
  type DateName,
  dateNames,
  type Identifiers,
} from "../../digital-link/identifiers";
import { readPasted } from "../../digital-link/judge";
import { drawings } from "../../draft/draft";
import { type Entered, type Entries, isEmpty, nothing } from "./entries";
import { exampleOf } from "./examples";

interface State {
  entries: Entries;
  /** What stood there each time before all of it was replaced, the last one last. */
  replaced: readonly Entries[];
  /** How many examples were filled in: each time it is the next one. */
  filled: number;
}

/** The date of a link in the fields; without one they are empty. */
function dateFields(dateName: DateName | undefined, identifiers: Identifiers, yearNow: number) {
  const value = dateName && identifiers[dateName];
  if (!value) return { day: "", month: "", year: "" };
  const [year = "", month = "", day = ""] = dayOf(value, yearNow).split("-");
  const number = (digits: string) => String(Number(digits));
  return {
    dateName,
    year,
    month: number(month),
    day: value.endsWith("00") ? "" : number(day),
  };
}

/** A number that was pasted or left; a link or an element string is taken apart into the fields. */
function withNumber(entries: Entries, number: Entered, yearNow: number): Entries {
  const pasted = number.isFinal ? readPasted(number.text, yearNow)?.value : undefined;
  if (!pasted) {
    const isSame = number.text === entries.number.text;
    return { ...entries, number, ...(isSame ? {} : { variant: "", leftOut: [] }) };
  }
  const { identifiers, others } = pasted;
  const { gtin, variant = "", batch = "", serial = "" } = identifiers;
  // The fields hold one date.
  const [dateName, ...dates] = dateNames.filter((name) => identifiers[name]);
  return {
    ...entries,
    ...dateFields(dateName, identifiers, yearNow),
    number: { text: gtin, isFinal: true },
    variant,
    leftOut: [...dates.map((name) => applicationIdentifiers[name]), ...others],
    batch,
    serial,
  };
}

/** What a visitor enters, and the ways in which all of it is replaced at once. */
export function useEntries() {
  const { t } = useTranslation();
  const [{ entries, replaced, filled }, set] = useState<State>({
    entries: nothing,
    replaced: [],
    filled: 0,
  });

  const example = (count: number) => {
    const drawing = drawings[count % drawings.length] ?? drawings[0];
    return exampleOf(
      drawing,
      t(`product-demo:examples.${drawing}.name`),
      t(`product-demo:examples.${drawing}.ingredients`),
    );
  };

  const last = replaced.at(-1);
  const replaceBy = (next: Entries, count: number) =>
    set({ entries: next, replaced: [...replaced, entries], filled: count });

  return {
    entries,
    /** What is shown: the first example until something is entered. */
    shown: isEmpty(entries)
      ? { ...example(0), drawing: entries.drawing, photo: entries.photo }
      : entries,
    isExample: isEmpty(entries),
    change: (part: Partial<Entries>) =>
      set((before) => ({
        ...before,
        entries: { ...before.entries, ...part },
        replaced: [],
      })),
    enterNumber: (number: Entered) =>
      set((before) => ({
        ...before,
        entries: withNumber(before.entries, number, new Date().getFullYear()),
        replaced: number.text === before.entries.number.text ? before.replaced : [],
      })),
    fillExample: () => replaceBy(example(filled), filled + 1),
    clear: () => replaceBy(nothing, filled),
    undo: last && (() => set({ entries: last, replaced: replaced.slice(0, -1), filled })),
  };
}
