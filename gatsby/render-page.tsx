import { Writable } from "node:stream";
import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { cacheOptions } from "../src/app/emotion";
import { StyleProvider } from "../src/app/style-provider";
import { fontFaces, vendorCss } from "../src/theme/font-faces";
import { system } from "../src/theme/system";

/**
 * What React 18 leaves between its buffers where a letter of several bytes did not fit into the rest
 * of one: invalid in HTML, and shown as � in attributes.
 */
const unusedBytes = /\0+/g;

/** Renders to a string once every Suspense boundary has its content, in place, without scripts. */
function renderComplete(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8").replace(unusedBytes, ""));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

/** Variables that Chakra makes of the breakpoints; no media query can read them. */
const breakpoints = /--s-(?:sizes-breakpoint|breakpoints)-\w+:[^;}]*;?/g;

/**
 * Renders a page with all of its CSS in one <style> in the head. Emotion would otherwise print a
 * <style> beside each element: invalid HTML, repeated, and in the way of :first-child.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache(cacheOptions);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={system._global} />
    </CacheProvider>,
  );
  const html = await renderComplete(
    <CacheProvider value={cache}>
      <StyleProvider>{bodyComponent as ReactElement}</StyleProvider>
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  const own = styles.map((style) => style.css.replace(breakpoints, "")).join("");
  const css = fontFaces + vendorCss + own;
  setHeadComponents([
    <style key="critical-css" data-critical="" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
  replaceBodyHTMLString(html);
};
