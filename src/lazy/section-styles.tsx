/** What the built page has at this place, for when the page is left and comes back. */
let prerendered = "";

/**
 * The place at which the built page links the style sheet of the sections below the first screen
 * (gatsby/render-page.tsx): the head has less to load before the first paint, and a style sheet here
 * delays only what follows. It is outside of all Suspense boundaries, so that it stays.
 */
export function SectionStyles() {
  if (typeof document !== "undefined") {
    prerendered ||= document.querySelector("[data-section-styles]")?.innerHTML ?? "";
  }
  return <div data-section-styles="" dangerouslySetInnerHTML={{ __html: prerendered }} />;
}
