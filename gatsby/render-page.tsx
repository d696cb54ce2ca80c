import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { cacheOptions } from "../src/app/emotion";
import { StyleProvider } from "../src/app/style-provider";

/**
 * What React 18 leaves between its buffers where a letter of several bytes did not fit into the rest
 * of one: invalid in HTML, and shown as � in attributes.
 */
const unusedBytes = /\0+/g;

/** Renders to a string once every Suspense boundary has its content, in place, without scripts. */
async function renderComplete(element: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
  return html.replace(unusedBytes, "");
}

/** What src/components/late-styles.tsx renders: the place of the CSS of what stands after it alone. */
const latePlace = /(<div data-late-styles="">)(<\/div>)/;

/**
 * The CSS of a page: what its head needs, and its body with the rest in its place.
 * @param cache all rules of the page, by name
 */
function divided(cache: EmotionCache, html: string) {
  const [before = "", ...after] = html.split(latePlace);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { styles } = extractCriticalToChunks(before);
  const head = styles.map(({ css }) => css).join("");
  if (after.length === 0) return { head, body: html };
  const names = new Set([...html.matchAll(/(?<=["\s]css-)[\w-]+/g)].map(String));
  const early = new Set(styles.flatMap(({ ids }) => ids));
  const late = [...names].filter((name) => !early.has(name) && cache.inserted[name]);
  const css = late.map((name) => cache.inserted[name]).join("");
  const link = `<link rel="stylesheet" href="${sectionStyles()}"/>`;
  return {
    head,
    body: html.replace(
      latePlace,
      (_, open, close) => `${open}${link}<style>${css}</style>${close}`,
    ),
  };
}

let address: string | undefined;

/** The address of the style sheet of the sections below the first screen. */
function sectionStyles(): string {
  const stats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  const assets = Object.values<string[]>(stats.assetsByChunkName).flat();
  const file = assets.find((each) => /^sections\..*css$/.test(each));
  address ??= `${__PATH_PREFIX__}/${file}`;
  return address;
}

/**
 * Renders a page with all of its CSS in one <style> in the head, but for what comes late. Emotion would otherwise print a
 * <style> beside each element: invalid HTML, repeated, and in the way of :first-child.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache(cacheOptions);
  // From here on the cache keeps the rules.
  createEmotionServer(cache);
  const html = await renderComplete(
    <CacheProvider value={cache}>
      <StyleProvider>{bodyComponent as ReactElement}</StyleProvider>
    </CacheProvider>,
  );
  const { head, body } = divided(cache, html);
  setHeadComponents([<style key="critical-css" dangerouslySetInnerHTML={{ __html: head }} />]);
  replaceBodyHTMLString(body);
};
