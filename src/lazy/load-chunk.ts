import { showWithoutScripts } from "./hydration";

/** How long to wait before the second attempt, in milliseconds. */
const pause = 1000;

/**
 * Loads code, and tries once more if that fails. After a second failure the page goes on without scripts:
 * the promise stays pending, because a boundary whose code is rejected would lose its HTML.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await load();
  } catch {
    showWithoutScripts();
    return new Promise(() => undefined);
  }
}
