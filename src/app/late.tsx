import { type ComponentType, lazy, useState } from "react";
import { afterPage, scriptlessEvent } from "./interactive";

/** The pauses between attempts to load code that failed, in milliseconds; the last one repeats. */
const pauses = [1000, 2000, 5000, 15_000];

/** Loads until it succeeds: a boundary whose code is refused would take the page's text with it. */
async function persist<T>(load: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await load();
  } catch {
    if (attempt === 1) window.dispatchEvent(new Event(scriptlessEvent));
    const pause = pauses[Math.min(attempt, pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, pause));
    return persist(load, attempt + 1);
  }
}

type Load<P> = () => Promise<ComponentType<P>>;

/** The build waits for nothing; a browser waits, and then tries until it has the code. */
const loaded = <T,>(load: () => Promise<T>, wait: () => Promise<void>) =>
  typeof window === "undefined" ? load() : wait().then(() => persist(load));

/** Code that comes after the page, by itself, in idle time; it is asked for again for as long as it fails. */
export const afterwards = <T,>(load: () => Promise<T>): Promise<T> => loaded(load, afterPage);

/**
 * A component that waits for its code in the nearest Suspense boundary.
 * @param begin begins to load it
 * @param isEager whether it begins by itself, not when the component is first asked for
 */
function waiting<P extends object>(begin: Load<P>, isEager: boolean): ComponentType<P> {
  let component: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const load = async () => {
    component = await begin();
    return { default: component };
  };
  const loadOnce = () => {
    loading ??= load();
    return loading;
  };
  if (isEager) loadOnce();
  const Waiting = lazy(loadOnce) as unknown as ComponentType<P>;
  return function Late(props: P) {
    // Once it is there it is there at once: on a page that appears later nothing waits.
    const [Component] = useState(() => component ?? Waiting);
    return <Component {...props} />;
  };
}

/**
 * A component whose code comes afterwards; until then the nearest Suspense boundary shows what the
 * build made, or its fallback.
 */
export const late = <P extends object>(code: Promise<ComponentType<P>>): ComponentType<P> =>
  waiting(() => code, true);

/**
 * Resolves when the element with this id is at most a window's height away from what is in view, so that
 * code is there before it is seen; at once where the page has none. It is looked up each time:
 * where a browser has translated the page, React has put another in its place.
 */
function whenNear(id: string): Promise<void> {
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

/**
 * The same for one whose code comes when what the build made of it comes near.
 * @param id of its element; where the page has none, it comes at once
 */
export const lateWhenNear = <P extends object>(id: string, load: Load<P>): ComponentType<P> =>
  waiting(() => loaded(load, () => whenNear(id)), false);
