import { useEffect, useState } from "react";

/**
 * The id of the section that crosses a line at 40 % of the window's height; the last one that did
 * while none does. Null until the browser has said.
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setActive(entered.target.id);
      },
      { rootMargin: "-40% 0px -60% 0px" },
    );
    for (const id of key.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return active;
}
