import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";

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

/** The field of the number. What was typed before the script was there is what it begins with. */
export function useNumberField(first: string) {
  const input = useRef<HTMLInputElement>(null);
  const [entered, enter] = useState<Entered>({ text: first, isFinal: true });
  useLayoutEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined) enter((before) => ({ text: typed, isFinal: typed === before.text }));
  }, []);
  return { input, entered, enter };
}
