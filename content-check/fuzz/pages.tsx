import type { PageProps } from "gatsby";
import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { LanguagesFile } from "../../src/content/types";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/templates/landing-page";
import LegalPage from "../../src/templates/legal-page";
import SamplePage from "../../src/templates/sample-page";
import type { PageNamespace } from "../../src/testing/content";
import { landingData, legalData, notFoundData, sampleData } from "../../src/testing/fixtures";
import { surroundings } from "../../src/testing/render";

// The site reads the list of languages once, when its code is loaded.
jest.mock("../../src/i18n/languages", () => {
  const { languageOf, readJson } = jest.requireActual<typeof import("../../src/testing/content")>(
    "../../src/testing/content",
  );
  return {
    ...jest.requireActual("../../src/i18n/languages"),
    languageByCode: languageOf,
    get languages() {
      const list = readJson<LanguagesFile>("data/languages.json").languages;
      return list.filter(({ published }) => published);
    },
  };
});

type SampleProps = ComponentProps<typeof SamplePage>;

function render(code: string, page: PageNamespace, element: ReactElement): string {
  const Surroundings = surroundings(code, { page });
  return renderToString(<Surroundings>{element}</Surroundings>);
}

/** The page that shows what a file says, as the build renders it, from the files that readJson finds. */
export function pageFor(file: string): string {
  const [, kind = "", code = "en", name = ""] =
    /^(locales|data\/faqs|data\/legal|data\/sample-product)\/([^/.]+)\/?([^/.]*)/.exec(file) ?? [];
  const pageContext = { language: code, document: kind === "data/legal" ? name : "terms" };
  const propsOf = <T,>(data: T) => ({ data, pageContext }) as unknown as PageProps<T, never>;
  if (kind === "data/legal" || name === "legal") {
    const data = legalData(code, pageContext.document);
    return render(code, "legal", <LegalPage {...propsOf(data)} />);
  }
  if (name === "not-found") {
    return render(code, "not-found", <NotFoundPage {...propsOf(notFoundData(code))} />);
  }
  if (name === "sample" || kind === "data/sample-product") {
    // The offer stands on a page of its own.
    const views = ["batch", "offer"].map((view) => {
      const props = { ...propsOf(sampleData(code)), pageContext: { language: code, view } };
      return render(code, "sample", <SamplePage {...(props as SampleProps)} />);
    });
    return views.join("");
  }
  return render(code, "landing", <LandingPage {...propsOf(landingData(code))} />);
}

/** Has the tests of a file render pages as the build does, which waits for the sections' code. */
export function renderAsBuilt(): void {
  beforeAll(async () => {
    // React warns that effects do nothing on the server, where they are not meant to.
    jest.spyOn(console, "error").mockImplementation();
  });
  afterAll(() => jest.restoreAllMocks());
}
