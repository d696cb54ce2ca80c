import { useEffect, useMemo, useRef, useState } from "react";
import type { Identifiers } from "../../digital-link/identifiers";
import { type Entries, isWhole, judge, readPasted } from "../../digital-link/judge";
import type { Entered } from "./use-number-field";
import { useSettled } from "./use-settled";

type More = Omit<Entries, "gtin">;

const nothing: More = { variant: "", batch: "", serial: "", expiry: "" };

/**
 * What is made of what is entered: a verdict, and the last good identifiers. A whole number is judged
 * at once, anything else when it is left or the typing pauses. A link or an element string is taken
 * apart into the fields.
 * @param example the number of which something is made until there is a good one
 */
export function useFields(example: string, number: Entered, setNumber: (entered: Entered) => void) {
  const [first] = useState({ ...nothing, gtin: example });
  const [more, setMore] = useState(nothing);
  const [isMoreFinal, setMoreFinal] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const yearNow = new Date().getFullYear();

  const entries = useMemo(() => ({ ...more, gtin: number.text }), [more, number.text]);
  const settled = useSettled(entries, number.isFinal && isMoreFinal, first);
  const now = useMemo(() => judge(entries, yearNow), [entries, yearNow]);
  const rested = useMemo(() => judge(settled, yearNow), [settled, yearNow]);
  const verdict = now.identifiers && isWhole(number.text) ? now : rested;

  const lastGood = useRef<Identifiers>({ gtin: example });
  if (verdict.identifiers) lastGood.current = verdict.identifiers;

  useEffect(() => {
    const pasted = readPasted(settled.gtin, yearNow)?.value;
    if (!pasted) return;
    const { gtin, ...rest } = pasted;
    setNumber({ text: gtin, isFinal: true });
    setMore({ ...nothing, ...rest });
    if (Object.keys(rest).length > 0) setOpen(true);
  }, [settled.gtin, yearNow, setNumber]);

  const enterMore = (name: keyof More, { text, isFinal }: Entered) => {
    setMore((before) => ({ ...before, [name]: text }));
    setMoreFinal(isFinal);
  };
  return { more, enterMore, isOpen, setOpen, verdict, good: lastGood.current, yearNow };
}
