import { interactiveEvent, isAlive, isInteractive, scriptlessEvent } from "../app/interactive";

/** Whether React answers all over the page. */
function isAllAlive(): boolean {
  const button = document.querySelector("main section button:not([data-late] *)");
  return button ? isAlive(button) : isInteractive();
}

/**
 * Makes the page its scriptless self while scripts fail, with every answer open and links in place
 * of menus: when told, when Gatsby's start is refused, when the code of sections is.
 * @param onChange hears that the page does without scripts, and that it has them after all
 * @returns tells it that a script failed
 */
export function scriptless(onChange: (isScriptless: boolean) => void): () => void {
  let style: Element | null = null;

  const doWithout = (): void => {
    if (style || isAllAlive()) return;
    const css = document.querySelector("head noscript")?.textContent || "";
    style = document.createElement("style");
    style.textContent = css.replace(/<[^>]*>/g, "");
    document.head.append(style);
    onChange(true);
  };

  const recover = (): void => {
    if (!style || !isAllAlive()) return;
    style.remove();
    style = null;
    onChange(false);
  };

  const giveUp = (): void => {
    if (!isInteractive()) doWithout();
  };

  addEventListener("unhandledrejection", giveUp);
  // Firefox runs what came of a file that broke off.
  addEventListener("error", giveUp);
  addEventListener(scriptlessEvent, doWithout);
  addEventListener(interactiveEvent, recover);
  return giveUp;
}
