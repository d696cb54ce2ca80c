import { act, configure } from "@testing-library/react";

// What browsers have and jsdom has not, and what the build puts into the code.

// A machine that has other work to do is slow, not broken.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

class NoPerformanceObserver {
  observe(): void {}
}

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  // The code was built this year, whenever the tests run.
  BUILD_YEAR: new Date().getFullYear(),
  PerformanceObserver: NoPerformanceObserver,
  ResizeObserver: NoResizeObserver,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
});

Object.assign(window, {
  scrollTo: jest.fn(),
  scrollBy: jest.fn(),
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(document, {
  fonts: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});
Object.assign(Element.prototype, { scrollIntoView: jest.fn(), scrollTo: jest.fn() });

// Ark's machines change their state a moment later: React wants to know that this is a test. And
// browsers run microtasks between the callbacks of a frame, as between timers; jsdom does not.
const { queueMicrotask } = window;
window.queueMicrotask = (callback) => queueMicrotask(() => act(callback));
window.requestAnimationFrame = (callback) =>
  window.setTimeout(() => act(() => callback(performance.now())), 16);
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
