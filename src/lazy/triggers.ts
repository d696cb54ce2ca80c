/** Calls back at the first press or focus in an element. */
function atFirstUse(element: HTMLElement, callback: () => void): () => void {
  const types = ["pointerdown", "focusin"];
  for (const type of types) element.addEventListener(type, callback);
  return () => {
    for (const type of types) element.removeEventListener(type, callback);
  };
}

/** Calls back when the element is within one window's height, or is used before. */
export function whenNear(element: HTMLElement, callback: () => void): () => void {
  const stop = atFirstUse(element, callback);
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
  const stop = atFirstUse(element, callback);
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
