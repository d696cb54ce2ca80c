/** What the build left at this place, kept for when the page is left and comes back. */
let built = "";

function builtHtml(): string {
  if (typeof document === "undefined") return "";
  built ||= document.querySelector("[data-late-styles]")?.innerHTML ?? "";
  return built;
}

/**
 * Where the build links the CSS of what stands after this alone: the head has less to bring before
 * the first paint, and a style sheet here holds up only what follows (gatsby/render-page.tsx,
 * gatsby/finish/page-html.ts). Outside of all Suspense boundaries, so that it stays.
 */
export function LateStyles() {
  return <div data-late-styles="" dangerouslySetInnerHTML={{ __html: builtHtml() }} />;
}
