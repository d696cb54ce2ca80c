import type { PageProps } from "gatsby";
import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { blocksToHtml, inlineHtml } from "../../gatsby/content/legal-html";
import { fillPlaceholders } from "../../gatsby/content/placeholders";
import { plansTable } from "../../gatsby/plans-table";
import type { LanguagesFile, LegalDocument } from "../../src/content/types";
import NotFoundPage from "../../src/pages/404";
import { belowHero } from "../../src/sections/later-sections";
import LandingPage from "../../src/templates/landing-page";
import LegalPage from "../../src/templates/legal-page";
import SamplePage from "../../src/templates/sample-page";
import {
  languageOf,
  type PageNamespace,
  readJson,
  type TestLanguage,
  textsOf,
  valuesOf,
} from "../../src/testing/content";
import { landingData, legalData, localesOf, sampleData, shellOf } from "../../src/testing/fixtures";
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

/** A legal document as the build's resolvers make it. */
function legalOf(code: string, document: string): Queries.LegalPageQuery["legalJson"] {
  const source = readJson<LegalDocument>(`data/legal/${code}/${document}.json`);
  const filled = fillPlaceholders(source, valuesOf(code));
  return {
    ...filled,
    summary: inlineHtml(filled.summary, code),
    sections: filled.sections.map(({ id, heading, blocks }) => ({
      id,
      heading,
      html: blocksToHtml(
        blocks.map((block) =>
          block.plans
            ? {
                table: plansTable(
                  block.plans,
                  readJson("data/plans.json"),
                  languageOf(code),
                  textsOf(code, "landing"),
                ),
              }
            : block,
        ),
        code,
      ),
    })),
  };
}

function render(code: string, page: PageNamespace, element: ReactElement): string {
  const Surroundings = surroundings(code as TestLanguage, { page });
  return renderToString(<Surroundings>{element}</Surroundings>);
}

/** The page that shows what a file says, as the build renders it, from the files that readJson finds. */
export function pageFor(file: string): string {
  const [, kind = "", code = "en", name = ""] =
    /^(locales|data\/faqs|data\/legal|data\/sample-product)\/([^/.]+)\/?([^/.]*)/.exec(file) ?? [];
  const pageContext = { language: code, document: kind === "data/legal" ? name : "terms" };
  const propsOf = <T,>(data: T) => ({ data, pageContext }) as unknown as PageProps<T, never>;
  if (kind === "data/legal" || name === "legal") {
    const data = { ...legalData(code), legalJson: legalOf(code, pageContext.document) };
    return render(code, "legal", <LegalPage {...propsOf(data)} />);
  }
  if (name === "not-found") {
    const data = { ...shellOf(code), locales: localesOf(code, "not-found") };
    return render(code, "not-found", <NotFoundPage {...propsOf(data)} />);
  }
  if (name === "sample" || kind === "data/sample-product") {
    const props = { ...propsOf(sampleData(code)), pageContext: { language: code, hasBatch: true } };
    return render(code, "sample", <SamplePage {...(props as SampleProps)} />);
  }
  return render(code, "landing", <LandingPage {...propsOf(landingData(code))} />);
}

/** Has the tests of a file render pages as the build does, which waits for the sections' code. */
export function renderAsBuilt(): void {
  beforeAll(async () => {
    // React warns that effects do nothing on the server, where they are not meant to.
    jest.spyOn(console, "error").mockImplementation();
    await belowHero.load();
  });
  afterAll(() => jest.restoreAllMocks());
}

/** All that a page says and names: its texts, and the attributes that hold texts or addresses. */
export function contentOfPage(html: string): { said: string; elements: string[] } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const elements = [...body.querySelectorAll("*")];
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map((each) => each.value),
  );
  return {
    said: [body.textContent ?? "", ...attributes].join("\n").replace(/\s+/g, " "),
    elements: elements.map(({ localName }) => localName),
  };
}

/** The texts of a namespace as i18next gets them; for texts that show only after an interaction. */
export function lookedUp(file: string): string {
  const [, code = "", namespace = ""] = /^locales\/([^/]+)\/(.*)\.json$/.exec(file) ?? [];
  return namespace ? JSON.stringify(textsOf(code, namespace)) : "";
}
