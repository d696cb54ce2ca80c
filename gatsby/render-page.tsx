import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

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

/** What src/lazy/section-styles.tsx renders. */
const sectionStyles = '<div data-section-styles=""></div>';

/** The address of the style sheet of the sections below the first screen, by what webpack has written. */
function sectionStyleSheet(): string {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  const assets = Object.values<string[]>(assetsByChunkName).flat();
  const file = assets.find((asset) => /^sections\..+\.css$/.test(asset));
  if (!file)
    throw new Error("webpack has written no style sheet for the sections (gatsby/webpack.ts)");
  return `${__PATH_PREFIX__}/${file}`;
}

/**
 * Renders a page as Emotion's documentation shows it: with the rules of Chakra's components in one <style>
 * instead of one beside each element, which would be invalid HTML. The landing page has it with
 * the style sheet of its sections where they begin.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderComplete(
    <CacheProvider value={cache}>{bodyComponent as ReactElement}</CacheProvider>,
  );
  const chunks = extractCriticalToChunks(html);
  if (html.includes(sectionStyles)) {
    const link = `<link rel="stylesheet" href="${sectionStyleSheet()}"/>`;
    // HTML allows a <style> in the body as the first child only.
    const styles = constructStyleTagsFromChunks(chunks) + link;
    const element = sectionStyles.replace("></", () => `>${styles}</`);
    replaceBodyHTMLString(html.replace(sectionStyles, () => element));
    return;
  }
  const styles = chunks.styles.filter(({ css }) => css !== "");
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
};
