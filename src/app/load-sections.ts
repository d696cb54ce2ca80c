import { belowHero } from "../sections/later-sections";
import { isWanted } from "./mark-interactive";

declare global {
  interface Window {
    /** Gatsby's imports of page templates, by the name of the template's chunk. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> };
  }
}

/** Gatsby's name for the chunk of src/templates/landing-page.tsx. */
const landingChunk = "component---src-templates-landing-page-tsx";

/**
 * Where one comes to the landing page from another, there is no static HTML to stand in for its
 * sections: their code comes with the page's own, so that the page is whole when it appears, and the
 * place to scroll to is there.
 */
export function loadSectionsWithPage(): void {
  const components = window.asyncRequires?.components;
  const loadPage = components?.[landingChunk];
  if (!components || !loadPage) return;
  components[landingChunk] = async () => {
    const sections = isWanted() ? belowHero.load() : undefined;
    const [page] = await Promise.all([loadPage(), sections]);
    return page;
  };
}
