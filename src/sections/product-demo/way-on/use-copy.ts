import { type RefObject, useEffect, useRef, useState } from "react";

/** How a text was given away: copied, or selected where a browser does not let a page copy. */
type Copied = "copied" | "selected";

/**
 * Copies a text.
 * @returns how: what came of it, for as long as the text is the same; line: for the element that shows the
 * text alone when it is "selected"
 */
export function useCopy(text: string): {
  copy: () => Promise<void>;
  how: Copied | undefined;
  line: RefObject<HTMLParagraphElement>;
} {
  const [done, setDone] = useState<{ text: string; how: Copied }>();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Only now is the element there.
    if (done?.how === "selected" && line.current) getSelection()?.selectAllChildren(line.current);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, how: "copied" });
    } catch {
      setDone({ text, how: "selected" });
    }
  };
  return { copy, how: done?.text === text ? done.how : undefined, line };
}
