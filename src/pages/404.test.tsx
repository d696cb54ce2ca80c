import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { languageOf, site, testLanguages, textFinder } from "../testing/content";
import { localesOf, shellOf } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { renderIn } from "../testing/render";
import NotFoundPage, { Head } from "./404";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const data: Queries.NotFoundPageQuery = {
    ...shellOf(language),
    locales: localesOf(language, "not-found"),
  };

  const show = () =>
    renderIn(language, <NotFoundPage {...({ data } as PageProps<Queries.NotFoundPageQuery>)} />, {
      page: "not-found",
    });

  test("says what happened", () => {
    show();
    const main = within(screen.getByRole("main"));
    expect(
      main.getByRole("heading", { level: 1, name: text("not-found:heading") }),
    ).toBeInTheDocument();
    expect(main.getByText(text("not-found:code"))).toBeInTheDocument();
    expect(main.getByText(text("not-found:text"))).toBeInTheDocument();
  });

  test.each([
    ["not-found:home", "/"],
    ["not-found:contact", "/#contact"],
  ])("a way on in the same language: %s", (key, path) => {
    show();
    expect(within(screen.getByRole("main")).getByRole("link", { name: text(key) })).toHaveAttribute(
      "href",
      localePath(language, path),
    );
  });

  test("the empty code is a picture with a name and its quiet zone's size", () => {
    show();
    const drawing = screen.getByRole("img", { name: text("not-found:drawingAlt") });
    expect(drawing).toHaveTextContent(text("not-found:quietZone", { modules: "4" }));
  });

  test("languages and section links lead to landing pages: no other page is this one", () => {
    show();
    const nav = within(screen.getByRole("navigation", { name: text("common:language.heading") }));
    expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      languages.map(({ code }) => localePath(code, "/")),
    );
  });

  test("no text is missing: no key shows", () => {
    const { container } = show();
    expect(container.textContent).not.toMatch(/\b(common|landing|legal|not-found):\w/);
  });

  test("its head: a title in the language, and not to be indexed", () => {
    const props = { data, pageContext: { language } };
    const page = headOf(
      <Head {...(props as HeadProps<Queries.NotFoundPageQuery, { language: string }>)} />,
    );
    expect(page).toMatchObject({
      lang: languageOf(language).htmlLang,
      title: `${text("not-found:title")} | ${site.brand}`,
      robots: "noindex",
      alternates: {},
    });
    expect(page.canonical).toBeUndefined();
  });
});
