import { showWithoutScripts } from "./hydration";

/** How long to wait before the second attempt, in milliseconds. */
const pause = 1000;

/**
 * Loads code, and tries once more if that fails. After a second failure, shows the page as without scripts.
 * The promise then stays pending, because a rejection would make the boundary drop its HTML.
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
