import { whenIdle } from "../app/when-idle";
import { addLate } from "./add-late";
import { wait } from "./first-paint";

/** What is beside or below the headline and its words; a piece may hold others. */
const pieces = ".art>*,main>section~section,main section section,footer";

/** How long what no screen shows may wait for the fonts after the first paint, in milliseconds. */
const patience = 1000;

/** Whether the page is new and opens at its top, not at an anchor or where the visitor left it. */
const isOpening = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isPainted = performance.getEntriesByType("paint").length > 0;
  return location.hash === "" && visit?.type === "navigate" && !isPainted;
};

/** Whether something below the page's content so far would be on the screen. */
const hasRoom = (): boolean =>
  (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) < window.innerHeight;

/**
 * Keeps the first paint small: what is beside or below the headline is laid out after it as far as
 * it is on the screen, and the rest piece by piece in idle time, once the fonts are there. A layout
 * without them asks the system for a substitute in each size of text, which holds a phone up longer
 * than all the rest.
 * @param painted resolves after the first paint
 * @returns does what is left of it at once
 */
export function layOutRest(painted: Promise<unknown>): () => void {
  const { style } = document.body;
  const left = new Set<HTMLElement>(isOpening() ? document.querySelectorAll(pieces) : []);

  const layOut = (piece: HTMLElement): void => {
    left.delete(piece);
    piece.style.display = "";
    if (left.size === 0) style.minHeight = "";
  };

  const layOutWhile = (condition: (piece: HTMLElement) => boolean): void => {
    for (const piece of left) {
      if (!condition(piece)) return;
      layOut(piece);
    }
  };

  const layOutNext = (): void => {
    const [piece] = left;
    if (!piece) return;
    layOut(piece);
    whenIdle(layOutNext);
  };

  for (const piece of left) piece.style.display = "none";
  // The scroll bar is there from the start.
  if (left.size > 0) style.minHeight = "200vh";
  painted.then(() => {
    // First what changes the page's styles: each measuring of the page is a layout.
    addLate();
    layOutWhile((piece) => piece.matches(".art>*") || hasRoom());
    const fonts = document.fonts.ready;
    Promise.race([fonts, wait(patience)]).then(() => whenIdle(layOutNext));
  });
  return () => layOutWhile(() => true);
}
