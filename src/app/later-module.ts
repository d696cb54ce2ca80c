import { afterPage } from "./after-page";
import { markWhole, scriptlessEvent } from "./mark-interactive";

/** The pauses between attempts to load code that failed, in milliseconds; the last one repeats. */
const pauses = [1000, 2000, 5000, 15_000];

/** Loads until it succeeds: a boundary whose code is refused would take the page's text with it. */
async function persist<M>(load: () => Promise<M>, attempt = 0): Promise<M> {
  try {
    return await load();
  } catch {
    if (attempt === 1) window.dispatchEvent(new Event(scriptlessEvent));
    const pause = pauses[Math.min(attempt, pauses.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, pause));
    return persist(load, attempt + 1);
  }
}

export interface LaterModule<M> {
  /** Loads the code; rejects where it cannot be had. */
  load: () => Promise<M>;
  /**
   * The code, while rendering. Until it is there, which it is some time after the visit's first page,
   * the nearest Suspense boundary waits.
   */
  read: () => M;
}

/**
 * Code that comes after the page; static HTML stands in its place until then.
 * @param load imports it
 */
export function laterModule<M>(load: () => Promise<M>): LaterModule<M> {
  let module: M | undefined;
  let waiting: Promise<M> | undefined;
  const keep = (loaded: M) => {
    module = loaded;
    markWhole();
    return loaded;
  };
  return {
    load: () => load().then(keep),
    read() {
      if (module) return module;
      waiting ??= afterPage()
        .then(() => persist(load))
        .then(keep);
      throw waiting;
    },
  };
}
