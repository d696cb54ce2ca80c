import "./browser-apis";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { createInstance, type i18n } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { languageIn } from "../../gatsby/content/site-content";
import { SiteContext } from "../components/site-context";
import { i18nextOptions } from "../i18n/i18next";
import { languages } from "../i18n/languages";
import { namespacesOf, type PageNamespace, projectContent, textFinder, textsOf } from "./content";
import { shellOf } from "./fixtures";

/** Creates an i18next instance as the plugin does, with the texts that a page queries in one language. */
function i18nFor(code: string, page: PageNamespace): i18n {
  const instance = createInstance();
  instance.init({
    ...i18nextOptions,
    lng: code,
    resources: {
      [code]: Object.fromEntries(
        namespacesOf(page).map((namespace) => [namespace, textsOf(code, namespace)]),
      ),
    },
  });
  return instance;
}

/** Inserts Emotion's styles outside of the document, because jsdom is slow with many rules. */
const emotionCache = createCache({ key: "css", container: document.createElement("div") });

interface PageOptions {
  /** The page's namespace beside "common". */
  page?: PageNamespace;
  /** The page's path without language prefix; null for the 404 page. */
  path?: string | null;
  /** Values of data/site.json in place of the project's. */
  siteJson?: Partial<Queries.ShellFragment["siteJson"]>;
}

/** Returns the providers around a component on a page: texts and site-wide data. */
export function surroundings(
  code: string,
  { page = "landing", path = "/", siteJson }: PageOptions = {},
) {
  const i18n = i18nFor(code, page);
  const shell = shellOf(code);
  Object.assign(shell.siteJson, siteJson);
  const site = { shell, path, language: languageIn(projectContent(), code) };
  return ({ children }: { children: ReactNode }) => (
    <CacheProvider value={emotionCache}>
      <I18nextProvider i18n={i18n}>
        <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
      </I18nextProvider>
    </CacheProvider>
  );
}

/** The language in which components are tested: a right-to-left one, if there is any. */
export const language =
  (languages.find(({ dir }) => dir === "rtl") ?? languages.at(-1))?.code ?? "en";

/** Finds texts in that language. */
export const text = textFinder(language);

/** Renders an element as part of a page. `user` types and clicks in it. */
export function renderInPage(element: ReactElement, options: PageOptions = {}) {
  // Tests load no styles, so no element ignores the pointer, and the check is slow.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, ...render(element, { wrapper: surroundings(language, options) }) };
}
