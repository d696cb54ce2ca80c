import { interactiveEvent, isAlive } from "../app/interactive";

/**
 * Remembers a button that is pressed before React has taken over, and presses it again then. While the
 * page does without scripts, buttons do what the browser itself does with them: a form is validated
 * and sent.
 * @param onPress called at such a press
 * @returns tells it whether the page does without scripts; what was pressed before is forgotten then
 */
export function keepPresses(onPress: () => void): (isScriptless: boolean) => void {
  let pressed: HTMLElement | null = null;
  let isNative = false;

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || isNative || isAlive(button)) return;
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
  return (isScriptless) => {
    isNative = isScriptless;
    if (isScriptless) pressed = null;
  };
}
