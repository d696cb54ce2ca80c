import { act, configure } from "@testing-library/react";

// Browser APIs that jsdom lacks, and a longer timeout for what tests wait for.

// Tests must not fail because the machine is busy.
configure({ asyncUtilTimeout: 5000 });

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  PerformanceObserver: NoObserver,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
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

// Ark's state machines update asynchronously, which React requires to be inside `act`. Timers replace
// animation frames, because jsdom does not run microtasks between the callbacks of a frame, as browsers do.
const { queueMicrotask } = window;
window.queueMicrotask = (callback) => queueMicrotask(() => act(callback));
window.requestAnimationFrame = (callback) =>
  window.setTimeout(() => act(() => callback(performance.now())), 16);
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
