/** How near is near: a window's height, so that code is there before it is seen. */
const distance = "100% 0px";

/** Waits until an element is near what is in view; not for one that is not there. */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
  });
}
