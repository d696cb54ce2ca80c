import createCache, { type EmotionCache, type Options } from "@emotion/cache";

/** No vendor prefixer: every browser of the last five years knows the properties used here. */
export const cacheOptions: Options = { key: "css", stylisPlugins: [] };

/**
 * The browser's cache, which knows the classes whose rules came with the page, in its head or linked. Emotion would have
 * their names repeated in an attribute of the style element.
 */
export function browserCache(): EmotionCache {
  const cache = createCache(cacheOptions);
  const css = document.querySelector("style[data-critical]")?.textContent ?? "";
  for (const [, name = ""] of css.matchAll(/\.css-([\w-]+)/g)) cache.inserted[name] = true;
  const late = document.querySelector<HTMLElement>("[data-names]")?.dataset.names ?? "";
  for (const name of late.split(" ").filter(Boolean)) cache.inserted[name] = true;
  return cache;
}
