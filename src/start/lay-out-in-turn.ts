/**
 * Does what has the page laid out anew: what is near is so in the next frame, the parts further down one in
 * each, the last first as it is small, so that no task is long. Until then they keep their heights, and
 * the browser lays out one that comes near.
 * @param change is done at once
 */
export async function layOutInTurn(change: () => void): Promise<void> {
  const parts = [...document.querySelectorAll("main>section>*,footer")]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.top > innerHeight * 2)
    .reverse();
  for (const { part, box } of parts) {
    part.setAttribute("style", `content-visibility:auto;min-height:${box.height}px`);
  }
  change();
  for (const { part } of parts) {
    await new Promise(requestAnimationFrame);
    part.removeAttribute("style");
  }
}
