import { type RefObject, useEffect, useRef, useState } from "react";

/** "selected" if the browser does not allow the page to copy. */
type CopyResult = "copied" | "selected";

/**
 * Copies a text.
 * @returns result: reset when the text changes; line: ref of an element that contains only the text, rendered
 * while the result is "selected"
 */
export function useCopy(text: string): {
  copy: () => Promise<void>;
  result: CopyResult | undefined;
  line: RefObject<HTMLParagraphElement>;
} {
  const [done, setDone] = useState<{ text: string; result: CopyResult }>();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done?.result === "selected" && line.current) {
      getSelection()?.selectAllChildren(line.current);
    }
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, result: "copied" });
    } catch {
      setDone({ text, result: "selected" });
    }
  };
  return { copy, result: done?.text === text ? done.result : undefined, line };
}
