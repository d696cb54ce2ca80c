import { useEffect, useState } from "react";

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
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const top = sections[0]?.getBoundingClientRect().top ?? 0;
        if (entered) setActive(entered.target.id);
        else if (top > innerHeight * 0.4) setActive(null);
      },
      { rootMargin: "-40% 0px -60% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
