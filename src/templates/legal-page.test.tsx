import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { languageOf, site, testLanguages, textFinder } from "../testing/content";
import { legalData, legalDocument } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { renderIn } from "../testing/render";
import LegalPage, { Head } from "./legal-page";

type Context = { language: string; document: string };

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const data = legalData(language);

  const show = (document: string, changes: Partial<Queries.LegalPageQuery> = {}) => {
    const props = { data: { ...data, ...changes }, pageContext: { language, document } };
    return renderIn(
      language,
      <LegalPage {...(props as PageProps<Queries.LegalPageQuery, Context>)} />,
      { page: "legal" },
    );
  };

  test.each([
    ["privacy", site.privacyEmail],
    ["terms", site.legalEmail],
    ["cookies", site.privacyEmail],
  ])("%s: the document, its date and its contact %s", (document, email) => {
    show(document);
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 1, name: legalDocument.title })).toBeInTheDocument();
    const entry = data.navigationJson?.legal.find(({ id }) => id === document);
    expect(main.getByText(entry?.updatedText ?? "")).toHaveAttribute("datetime", "2026-11-20");
    expect(main.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  });

  test("the language links lead to this same page", () => {
    show("terms");
    const nav = within(screen.getByRole("navigation", { name: text("common:language.heading") }));
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      languages.map(({ code }) => localePath(code, "/terms")),
    );
  });

  test("the header leads to the landing page in the same language", () => {
    show("privacy");
    const nav = within(screen.getByRole("navigation", { name: text("common:nav.main") }));
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      data.navigationJson?.main.map(({ anchor }) => localePath(language, `/#${anchor}`)),
    );
  });

  test("no text is missing: no key shows", () => {
    const { container } = show("cookies");
    expect(container.textContent).not.toMatch(/\b(common|landing|legal):\w/);
  });

  test.each<[string, string, Partial<Queries.LegalPageQuery>]>([
    ["without a text", "terms", { legalJson: null }],
    ["which data/navigation.json has not", "imprint", {}],
  ])("a document %s leaves header and footer standing", (_, document, changes) => {
    show(document, changes);
    expect(screen.getByRole("main")).toBeEmptyDOMElement();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  });

  test("its head", () => {
    const props = { data, pageContext: { language, document: "terms" } };
    const page = headOf(<Head {...(props as HeadProps<Queries.LegalPageQuery, Context>)} />);
    expect(page).toMatchObject({
      lang: languageOf(language).htmlLang,
      title: `${legalDocument.title} | ${site.brand}`,
      description: legalDocument.description,
      canonical: site.siteUrl + localePath(language, "/terms"),
    });
  });
});
