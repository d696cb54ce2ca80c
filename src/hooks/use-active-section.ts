import { useEffect, useState } from "react";

/** Where the line is, as a part of the window's height. */
const line = 0.4;

/**
 * The id of the section that crosses a line at 40 % of the window's height; the last one that did
 * while none does. Null until the browser has said, and above all sections.
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const [first] = sections;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setActive(entered.target.id);
        else if (first && first.getBoundingClientRect().top > innerHeight * line) setActive(null);
      },
      { rootMargin: `-${line * 100}% 0px -${(1 - line) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
