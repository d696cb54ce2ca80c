import { interactiveEvent, isAlive, isInteractive, scriptlessEvent } from "../app/interactive";

/** Whether React answers all over the page. */
function isAllAlive(): boolean {
  const button = document.querySelector("main section button:not([data-late] *)");
  return button ? isAlive(button) : isInteractive();
}

/**
 * Makes the page its scriptless self while scripts fail, with every answer open and links in place
 * of menus: when told, when Gatsby's start is refused, when the code of sections is.
 * @returns tells it that a script failed
 */
export function scriptless(): () => void {
  let style: Element | null = null;

  const doWithout = (): void => {
    if (style || isAllAlive()) return;
    const css = document.querySelector("head noscript")?.textContent || "";
    style = document.createElement("style");
    style.textContent = css.replace(/<[^>]*>/g, "");
    document.head.append(style);
  };

  const giveUp = (): void => {
    if (!isInteractive()) doWithout();
  };

  addEventListener("unhandledrejection", giveUp);
  // Firefox runs what came of a file that broke off.
  addEventListener("error", giveUp);
  addEventListener(scriptlessEvent, doWithout);
  addEventListener(interactiveEvent, () => isAllAlive() && style?.remove());
  return giveUp;
}
