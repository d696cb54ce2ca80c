/**
 * Resolves when the element with this id is at most a window's height away from what is in view, so that
 * code is there before it is seen; at once where the page has none. It is looked up each time:
 * where a browser has translated the page, React has put another in its place.
 */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const types = ["scroll", "resize"];
    const look = () => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      const isFar = box && (box.top > 2 * innerHeight || box.bottom < -innerHeight);
      if (isFar) return;
      for (const type of types) removeEventListener(type, look);
      resolve();
    };
    for (const type of types) addEventListener(type, look, { passive: true });
    look();
  });
}
