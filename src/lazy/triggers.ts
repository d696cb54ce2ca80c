/**
 * Calls back at a press or focus in an element. Listens on the window, because React stops these events at
 * its root while their target is not hydrated.
 */
function whenUsed(element: HTMLElement, callback: () => void): () => void {
  const types = ["pointerdown", "focusin"];
  const onUse = ({ target }: Event) => element.contains(target as Node) && callback();
  for (const type of types) window.addEventListener(type, onUse, true);
  return () => {
    for (const type of types) window.removeEventListener(type, onUse, true);
  };
}

/** Calls back when the element is within one window's height of the viewport, or pressed or focused before. */
export function whenNear(element: HTMLElement, callback: () => void): () => void {
  const stop = whenUsed(element, callback);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(),
    { rootMargin: "100% 0px" },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}

/**
 * Calls back at the first pointer move, press, key, focus or scroll, so that the header's menus do not load
 * for visitors who only look at the first screen.
 */
export function whenActive(_: HTMLElement, callback: () => void): () => void {
  const types = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  const options = { capture: true, passive: true };
  const stop = () => {
    for (const type of types) window.removeEventListener(type, onActivity, options);
  };
  const onActivity = () => {
    stop();
    callback();
  };
  for (const type of types) window.addEventListener(type, onActivity, options);
  return stop;
}
