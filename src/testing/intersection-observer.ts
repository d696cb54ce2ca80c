import { act } from "@testing-library/react";

/** An IntersectionObserver that tests control. */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];

  readonly observed: Element[] = [];
  isConnected = true;

  constructor(
    private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeIntersectionObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.isConnected = false;
  }

  /** Replaces the browser's observer until `remove` is called. */
  static install(): void {
    FakeIntersectionObserver.all = [];
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  }

  static remove(): void {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  }

  /** Reports to all observers whether elements intersect, by their ids; without ids, that all elements do. */
  static cross(ids?: Record<string, boolean>): void {
    act(() => {
      for (const observer of FakeIntersectionObserver.all.filter((each) => each.isConnected)) {
        const entries = observer.observed
          .filter(({ id }) => !ids || id in ids)
          .map((target) => ({ target, isIntersecting: ids?.[target.id] ?? true }));
        if (entries.length > 0) observer.callback(entries);
      }
    });
  }
}
