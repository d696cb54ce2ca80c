/** What the script loader hears: buttons that were pressed in vain may answer now. */
export const interactiveEvent = "interactive";

/** What the script loader hears when code fails again and again: the page does without scripts. */
export const scriptlessEvent = "scriptless";

/** Tells that the code of the sections is not to wait any more. */
export const wantedEvent = "wanted";

function mark(name: "interactive" | "whole"): void {
  if (typeof document === "undefined") return;
  document.documentElement.dataset[name] = "";
  window.dispatchEvent(new Event(interactiveEvent));
}

/** On <html>, says that React has taken over the page. */
export const markInteractive = () => mark("interactive");

/** On <html>, says that the code of the sections that come later is there. */
export const markWhole = () => mark("whole");

/** Whether React has taken over the visit's first page. */
const isInteractive = () => "interactive" in document.documentElement.dataset;

/** Says that a button in a section was pressed: the code of the sections is not to wait any more. */
export function wantSections(): void {
  document.documentElement.dataset.wanted = "";
  window.dispatchEvent(new Event(wantedEvent));
}

/** Whether the code of the sections is to come with the page's own, not after it. */
export const isWanted = () => isInteractive() || "wanted" in document.documentElement.dataset;
