import { useState } from "react";
import { useTranslation } from "react-i18next";
import { drawings } from "../../components/own-page/fragment";
import { dayOf } from "../../digital-link/date";
import { dateNames, type Identifiers } from "../../digital-link/identifiers";
import { readPasted } from "../../digital-link/judge";
import { type Entered, type Entries, isEmpty, nothing } from "./entries";
import { exampleOf } from "./examples";

interface State {
  entries: Entries;
  /** What stood there before all of it was replaced. */
  replaced?: Entries | undefined;
  /** How many examples were filled in: each time it is the next one. */
  filled: number;
}

/** The date of a link in the fields: the first one that it has; without one they are empty. */
function dateFields(identifiers: Identifiers, yearNow: number): Partial<Entries> {
  const dateName = dateNames.find((name) => identifiers[name]);
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
    return { ...entries, number, variant: isSame ? entries.variant : "" };
  }
  const { gtin, variant = "", batch = "", serial = "" } = pasted;
  return {
    ...entries,
    ...dateFields(pasted, yearNow),
    number: { text: gtin, isFinal: true },
    variant,
    batch,
    serial,
  };
}

/** What a visitor enters, and the ways in which all of it is replaced at once. */
export function useEntries() {
  const { t } = useTranslation();
  const [{ entries, replaced, filled }, set] = useState<State>({ entries: nothing, filled: 0 });

  const example = (count: number) => {
    const drawing = drawings[count % drawings.length] ?? drawings[0];
    return exampleOf(
      drawing,
      t(`try-it:examples.${drawing}.name`),
      t(`try-it:examples.${drawing}.ingredients`),
    );
  };

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
        replaced: undefined,
      })),
    enterNumber: (number: Entered) =>
      set((before) => ({
        ...before,
        entries: withNumber(before.entries, number, new Date().getFullYear()),
        replaced: number.text === before.entries.number.text ? before.replaced : undefined,
      })),
    fillExample: () => set({ entries: example(filled), replaced: entries, filled: filled + 1 }),
    clear: () => set({ entries: nothing, replaced: entries, filled }),
    undo: replaced && (() => set({ entries: replaced, filled })),
  };
}
