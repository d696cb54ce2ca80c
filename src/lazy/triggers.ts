/**
 * Calls back at a press or focus in an element. It listens on the window, because React stops these events
 * at its root while they belong to a part that is not hydrated.
 */
function whenUsed(element: HTMLElement, callback: () => void): () => void {
  const types = ["pointerdown", "focusin"];
  const onUse = ({ target }: Event) => element.contains(target as Node) && callback();
  for (const type of types) window.addEventListener(type, onUse, true);
  return () => {
    for (const type of types) window.removeEventListener(type, onUse, true);
  };
}

/** Calls back when the element is within one window's height, or is used before. */
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

/** Calls back when the browser is idle, or when the element is used before. */
export function whenIdle(element: HTMLElement, callback: () => void): () => void {
  const stop = whenUsed(element, callback);
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 300);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
  const handle = window.requestIdleCallback(callback, { timeout: 1000 });
  return () => {
    window.cancelIdleCallback(handle);
    stop();
  };
}
