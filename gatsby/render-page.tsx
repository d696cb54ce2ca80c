import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * React 18 leaves NUL bytes at the end of a buffer in which a character of several bytes did not fit.
 * They are invalid in HTML, and attributes show them as �.
 */
const unusedBytes = /\0+/g;

/** Renders to a string after every Suspense boundary has its content, which then needs no script to move it. */
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

/** The element that src/templates/landing-page.tsx renders. */
const sectionStyles = '<div data-section-styles=""></div>';

/**
 * Renders a page as Emotion's documentation describes it, with the rules of Chakra's components in one
 * <style> instead of one beside each element, which would be invalid HTML. The landing page has this
 * <style> beside the style sheet of its sections, other pages in the head.
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
  const styles = chunks.styles.filter(({ css }) => css !== "");
  if (html.includes("data-section-styles") !== html.includes(sectionStyles)) {
    throw new Error(
      "A page has an element with data-section-styles that gatsby/render-page.tsx does not know",
    );
  }
  if (html.includes(sectionStyles)) {
    const link = `<link rel="stylesheet" href="${withPrefix(`/${SECTION_STYLE_SHEET}`)}"/>`;
    // HTML allows a <style> in the body as the first child only.
    const tags = constructStyleTagsFromChunks({ html, styles }) + link;
    const element = sectionStyles.replace("></", () => `>${tags}</`);
    replaceBodyHTMLString(html.replace(sectionStyles, () => element));
    return;
  }
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
