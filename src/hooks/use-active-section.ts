import { useEffect, useState } from "react";

/**
 * Returns the id of the section that crosses a line at 40 % of the window's height, or of the last one that
 * did. Returns null above all sections, and until the browser has reported.
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
        else if (first && first.getBoundingClientRect().top > innerHeight * 0.4) setActive(null);
      },
      { rootMargin: "-40% 0px -60% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
