import { hydratedEvent, isHydrated } from "../lazy/hydration";

/**
 * Remembers a button that is pressed before it is hydrated, and clicks it after hydration. While the page looks
 * as it does without scripts, the browser handles presses natively, so that a form is validated and posted.
 * @param onPress called at a press that is remembered
 */
export function keepPresses(onPress: () => void): void {
  let pressed: HTMLElement | null = null;

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || "noscript" in document.documentElement.dataset || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    onPress();
  };

  const click = (): void => {
    const button = pressed;
    if (!button) return;
    if (!isHydrated(button)) {
      // Makes the lazy part of the button load.
      button.dispatchEvent(new Event("focusin", { bubbles: true }));
      return;
    }
    pressed = null;
    // Chakra's accordion ignores a click on a button whose focus event it has not received.
    button.blur();
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus({ preventScroll: true });
    button.click();
  };

  addEventListener("click", press, true);
  addEventListener(hydratedEvent, () => setTimeout(click));
}
