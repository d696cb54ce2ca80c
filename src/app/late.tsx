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

/**
 * A component whose code comes after the page, by itself, in idle time; until then the nearest
 * Suspense boundary shows what the build made, or its fallback. The build does not wait.
 * @param load imports the component; it is called again for as long as it fails
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let component: ComponentType<P> | undefined;
  const loading = typeof window === "undefined" ? load() : afterPage().then(() => persist(load));
  loading.then((loaded) => {
    component = loaded;
  });
  const Waiting = lazy(async () => ({ default: await loading })) as unknown as ComponentType<P>;
  return function Late(props: P) {
    // Once it is there it is there at once: on a page that appears later nothing waits.
    const [Component] = useState(() => component ?? Waiting);
    return <Component {...props} />;
  };
}
