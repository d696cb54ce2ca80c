import { act } from "@testing-library/react";

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** An IntersectionObserver that tests control. */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];

  observed: Element[] = [];

  constructor(readonly callback: Callback) {
    FakeIntersectionObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.observed = [];
  }

  /** Replaces the browser's observer, and forgets earlier ones. */
  static install(): void {
    FakeIntersectionObserver.all = [];
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  }

  /** Reports to all observers whether elements intersect, by their ids; without ids, that all elements do. */
  static cross(ids?: Record<string, boolean>): void {
    act(() => {
      for (const { observed, callback } of FakeIntersectionObserver.all) {
        const entries = observed
          .filter(({ id }) => !ids || id in ids)
          .map((target) => ({ target, isIntersecting: ids?.[target.id] ?? true }));
        if (entries.length > 0) callback(entries);
      }
    });
  }
}
