import { hydratedEvent, isHydrated, isWithoutScripts } from "../lazy/hydration";

/**
 * Remembers a button that is pressed before it is hydrated, and clicks it afterwards. On a page without
 * scripts the browser handles presses itself: a form is validated and posted.
 * @param onPress called at such a press
 */
export function keepPresses(onPress: () => void): void {
  let pressed: HTMLElement | null = null;

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || isWithoutScripts() || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    onPress();
  };

  const click = (): void => {
    const button = pressed;
    if (!button) return;
    if (!isHydrated(button)) {
      // Its part loads when it is used.
      button.dispatchEvent(new Event("focusin", { bubbles: true }));
      return;
    }
    pressed = null;
    // Chakra's accordion answers only to a button of which it has seen that it got the focus.
    button.blur();
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus({ preventScroll: true });
    button.click();
  };

  addEventListener("click", press, true);
  addEventListener(hydratedEvent, () => setTimeout(click));
}
