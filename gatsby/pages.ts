import { resolve } from "node:path";
import type { GatsbyNode, Page } from "gatsby";
import { samplePaths } from "../src/content/link-host";
import { guidePath, previewPath } from "../src/i18n/paths";
import { siteContent } from "./content/site-content";

/**
 * Creates the landing page, the guide, the legal pages, that of visitors' previews and the sample product's
 * three; the i18n plugin adds one of each per language.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  const { navigation, sample } = siteContent();
  const create = (path: string, template: string, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  create("/", "landing-page", {});
  create(guidePath, "document-page", { documentId: "guide" });
  for (const { id } of navigation.legal) create(`/${id}`, "document-page", { documentId: id });
  create(previewPath, "preview-page", {});
  for (const [view, path] of Object.entries(samplePaths(sample))) {
    create(path, "sample-page", { view });
  }
};

/**
 * Corrects the 404 pages of the i18n plugin, which gives /ar/404 the match path /ar/ar/* and creates a
 * second page, /ar/404.html. Also gives the English one a match path, by which Gatsby's router finds it, and
 * without which Gatsby requests page data for each unknown address.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  /** `routed` means that the page's address has the language's prefix. */
  const { i18n } = page.context as { i18n?: { language: string; routed: boolean } };
  if (!i18n) return;
  const { language, routed } = i18n;
  if (routed && page.path.endsWith("/404.html")) actions.deletePage(page);
  const isNotFound = page.path.endsWith(routed ? "/404" : "/404.html");
  const matchPath = routed ? `/${language}/*` : "/*";
  if (isNotFound && page.matchPath !== matchPath) {
    actions.deletePage(page);
    actions.createPage({ ...(page as Page), matchPath });
  }
};
