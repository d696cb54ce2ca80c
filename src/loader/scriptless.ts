import { interactiveEvent, scriptlessEvent } from "../app/mark-interactive";
import { isWhole } from "./is-alive";

/**
 * Makes the page its scriptless self while scripts fail, with every answer open and links in place
 * of menus: when told, when Gatsby's start is refused, when the code of sections is.
 * @returns tells it that a script failed
 */
export function scriptless(): () => void {
  let style: Element | null = null;

  const doWithout = (): void => {
    if (style || isWhole()) return;
    const css = document.querySelector("head noscript")?.textContent || "";
    style = document.createElement("style");
    style.textContent = css.replace(/<[^>]*>/g, "");
    document.head.append(style);
  };

  const giveUp = (): void => {
    if (!("interactive" in document.documentElement.dataset)) doWithout();
  };

  addEventListener("unhandledrejection", giveUp);
  addEventListener(scriptlessEvent, doWithout);
  addEventListener(interactiveEvent, () => isWhole() && style?.remove());
  return giveUp;
}
