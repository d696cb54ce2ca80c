import { useEffect, useState } from "react";
import { sectionInView } from "../navigation/page-position";

/** Returns the id of the section in view; null above all sections, and while prerendering. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const update = () => {
      const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
      setActive(sectionInView(sections)?.id ?? null);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [key]);
  return active;
}
