import { type ChangeEvent, useCallback, useLayoutEffect, useRef, useState } from "react";

export interface Entered {
  text: string;
  /** Whether it was pasted or left, so that it is not typed on. */
  isFinal: boolean;
}

const hasPasted = ({ nativeEvent }: ChangeEvent) =>
  (nativeEvent as InputEvent).inputType === "insertFromPaste";

/** What a field has to do with what is entered in it, and how. */
export const fieldEvents = (text: string, enter: (entered: Entered) => void) => ({
  value: text,
  onChange: (event: ChangeEvent<HTMLInputElement>) =>
    enter({ text: event.target.value, isFinal: hasPasted(event) }),
  onBlur: () => enter({ text, isFinal: true }),
});

/**
 * The field of the number. What was typed before the script was there is what it begins with.
 * @returns with `isUsed`, whether somebody has come to it; to hear of that, it needs `use`
 */
export function useNumberField(first: string) {
  const input = useRef<HTMLInputElement>(null);
  const [entered, enter] = useState<Entered>({ text: first, isFinal: true });
  const [isUsed, setUsed] = useState(false);
  const use = useCallback(() => setUsed(true), []);
  useLayoutEffect(() => {
    const { current: field } = input;
    if (!field) return;
    const typed = field.value;
    enter((before) => ({ text: typed, isFinal: typed === before.text }));
    setUsed(typed !== first || field === document.activeElement);
  }, [first]);
  return { input, entered, enter, isUsed, use };
}
