import createCache, { type EmotionCache, type Options } from "@emotion/cache";

/** No vendor prefixer: every browser of the last five years knows the properties used here. */
export const cacheOptions: Options = { key: "css", stylisPlugins: [] };

/**
 * The browser's cache, which knows the classes of the built page: their rules came with it, in its
 * head or linked. Emotion would have their names repeated in an attribute of the style element.
 */
export function browserCache(): EmotionCache {
  const cache = createCache(cacheOptions);
  for (const { classList } of document.querySelectorAll("[class*=css-]")) {
    for (const name of classList) {
      if (name.startsWith("css-")) cache.inserted[name.slice(4)] = true;
    }
  }
  return cache;
}
