import { useLayoutEffect, useRef, useState } from "react";

/**
 * Manages the selected tab. On phones the answer opens between the questions, which moves the selected
 * question; the page is scrolled by that distance, so that the question stays under the finger.
 */
export function useSteadyTabs(first: string) {
  const [value, setValue] = useState(first);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);

  const tab = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[role="tab"][data-value="${CSS.escape(id)}"]`);

  const select = (id: string) => {
    before.current = tab(id)?.getBoundingClientRect().top ?? null;
    setValue(id);
  };

  useLayoutEffect(() => {
    const after = tab(value)?.getBoundingClientRect().top;
    if (before.current === null || after === undefined) return;
    const moved = after - before.current;
    before.current = null;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: "instant" });
  });

  return { value, select, list };
}
