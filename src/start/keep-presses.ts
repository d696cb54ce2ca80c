import { interactiveEvent, isAlive } from "../app/interactive";

/**
 * Remembers a button that is pressed before React has taken over, and presses it again then.
 * @param onPress called at such a press
 */
export function keepPresses(onPress: () => void): void {
  let pressed: HTMLElement | null = null;

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || isAlive(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    onPress();
  };

  const pressAgain = (): void => {
    const button = pressed;
    if (!button || !isAlive(button)) return;
    pressed = null;
    // React takes a section over at the first event in it. The accordion answers only to a button
    // of which it has seen that it got the focus.
    button.blur();
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus({ preventScroll: true });
    button.click();
  };

  addEventListener("click", press, true);
  // Not at once: React does not take a section over while it is in the middle of its own work.
  addEventListener(interactiveEvent, () => setTimeout(pressAgain));
}
