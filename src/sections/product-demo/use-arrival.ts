import { type RefObject, useEffect, useState } from "react";
import { graphemes } from "../../draft/plain-text";
import type { Entries } from "./entries";

/** How long a letter or a digit takes, in ms: the longest example is written within two seconds. */
const pace = 50;

/**
 * Types the example on the pack when it is seen for the first time, until somebody touches the block.
 * @returns how much of name and number stands there; undefined when all of it does
 */
export function useArrival(
  root: RefObject<HTMLElement>,
  isExample: boolean,
  { name, number }: Pick<Entries, "name" | "number">,
) {
  const [steps, setSteps] = useState<number>();
  const letters = graphemes(name);
  const all = letters.length + number.text.length;

  const isTyping = isExample && steps !== undefined && steps <= all;

  useEffect(() => {
    const { current: block } = root;
    const pack = block?.querySelector(".pack");
    if (!block || !pack || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSteps(0);
      },
      { threshold: 0.6 },
    );
    const stop = () => {
      observer.disconnect();
      setSteps(undefined);
    };
    observer.observe(pack);
    const touches = ["pointerdown", "focusin", "keydown"];
    for (const type of touches) block.addEventListener(type, stop);
    return () => {
      stop();
      for (const type of touches) block.removeEventListener(type, stop);
    };
  }, [root]);

  // The timer lasts as long as the typing: each of its ticks renders the whole block.
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setInterval(() => setSteps((before = 0) => before + 1), pace);
    return () => clearInterval(timer);
  }, [isTyping]);

  if (!isTyping) return undefined;
  return {
    name: letters.slice(0, steps).join(""),
    number: number.text.slice(0, Math.max(0, steps - letters.length)),
  };
}
