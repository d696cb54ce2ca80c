/** What browsers have and jsdom has not, and what the build puts into the code. */
export const buildYear = 2026;

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  BUILD_YEAR: buildYear,
  ResizeObserver: NoResizeObserver,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
});

Object.assign(window, {
  scrollTo: jest.fn(),
  scrollBy: jest.fn(),
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

Object.assign(Element.prototype, { scrollIntoView: jest.fn(), scrollTo: jest.fn() });
