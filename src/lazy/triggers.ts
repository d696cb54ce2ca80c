/** Listens on the window, because React stops events at its root while their target is not hydrated. */
function listen(types: string[], listener: (event: Event) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const type of types) window.addEventListener(type, listener, options);
  return () => controller.abort();
}

/** Calls back when the code of a part should load. Returns a cleanup function. */
export type Trigger = (element: HTMLElement, callback: () => void) => () => void;

/** Calls back when the element is within one window's height of the viewport, or pressed or focused before. */
export const whenNear: Trigger = (element, callback) => {
  const stop = listen(["pointerdown", "focusin"], ({ target }) => {
    if (element.contains(target as Node)) callback();
  });
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(),
    { rootMargin: "100% 0px" },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
};

/**
 * Calls back at the first pointer move, press, key, focus or scroll, so that the header's menus do not load
 * for visitors who only look at the first screen.
 */
export const whenActive: Trigger = (_, callback) => {
  const stop = listen(["pointermove", "pointerdown", "keydown", "focusin", "scroll"], () => {
    stop();
    callback();
  });
  return stop;
};
