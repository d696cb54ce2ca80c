/** The prerendered content, for when the visitor leaves the page and comes back. */
let sectionStyles = "";

/**
 * Marks where the page links the style sheet of the sections below the first screen
 * (gatsby/render-page.tsx). In the head, it would delay the first paint; here it delays only what follows.
 * It is outside of all Suspense boundaries, so that React does not remove it.
 */
export function SectionStyles() {
  if (typeof document !== "undefined") {
    sectionStyles ||= document.querySelector("[data-section-styles]")?.innerHTML ?? "";
  }
  return <div data-section-styles="" dangerouslySetInnerHTML={{ __html: sectionStyles }} />;
}
