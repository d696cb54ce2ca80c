import { type RefObject, useState } from "react";

/** How a text was given away: copied, or selected where a browser does not let a page copy. */
type Copied = "copied" | "selected";

/**
 * Copies a text.
 * @param line the element that shows it, to be selected where copying is not allowed
 * @returns what came of it, for as long as the text is the same
 */
export function useCopy(text: string, line: RefObject<HTMLElement>) {
  const [done, setDone] = useState<{ text: string; how: Copied }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, how: "copied" });
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current);
      setDone({ text, how: "selected" });
    }
  };
  return { copy, how: done?.text === text ? done.how : undefined };
}
