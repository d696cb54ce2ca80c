import { act } from "@testing-library/react";

/** An IntersectionObserver that a test moves by hand. */
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

  /** Tells that all of its elements cross its line, or no longer do. */
  notify(isIntersecting: boolean): void {
    this.callback(this.observed.map((target) => ({ target, isIntersecting })));
  }

  /** Puts it in the browser's place; undo with `remove`. */
  static install(): void {
    FakeIntersectionObserver.all = [];
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  }

  static remove(): void {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  }

  /** Tells every observer of these elements that they now cross its line, or no longer do. */
  static cross(ids: Record<string, boolean>): void {
    act(() => {
      for (const observer of FakeIntersectionObserver.all.filter((each) => each.isConnected)) {
        const entries = observer.observed
          .filter(({ id }) => id in ids)
          .map((target) => ({ target, isIntersecting: ids[target.id] === true }));
        if (entries.length > 0) observer.callback(entries);
      }
    });
  }
}
