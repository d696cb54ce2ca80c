import { screen, within } from "@testing-library/react";
import { languages } from "../../i18n/languages";
import { localePath } from "../../i18n/paths";
import { languageOf, testLanguages, textFinder } from "../../testing/content";
import { shellOf, shellWithTargets } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { SiteFooter } from "./site-footer";

const { siteJson, navigationJson } = shellOf("en");
const social = siteJson?.social ?? [];
const resources = siteJson?.resources ?? [];

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);

  const linksOf = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  const listBelow = (id: string) => {
    const heading = screen.getByRole("heading", { name: text(`common:footer.${id}`) });
    return within(heading.nextElementSibling as HTMLElement);
  };

  afterEach(() => jest.useRealTimers());

  test.each([
    ["/", (anchor: string) => `#${anchor}`],
    ["/privacy", (anchor: string) => `${localePath(language, "/")}#${anchor}`],
  ])("quick links from %s", (path, href) => {
    renderIn(language, <SiteFooter />, { path });
    expect(linksOf(text("common:footer.quickLinks"))).toEqual(
      navigationJson?.main.map(({ id, anchor }) => [text(`common:nav.${id}`), href(anchor)]),
    );
  });

  test("legal links", () => {
    renderIn(language, <SiteFooter />);
    expect(linksOf(text("common:footer.legal"))).toEqual(
      navigationJson?.legal.map(({ id, path }) => [
        text(`common:footer.${id}`),
        localePath(language, path),
      ]),
    );
  });

  test("the languages as plain links to this same page", () => {
    renderIn(language, <SiteFooter />, { path: "/terms" });
    const heading = text("common:language.heading");
    expect(linksOf(heading)).toEqual(
      languages.map(({ code, endonym }) => [endonym, localePath(code, "/terms")]),
    );
    const nav = screen.getByRole("navigation", { name: heading });
    expect(within(nav).getByRole("link", { current: true })).toHaveAttribute(
      "lang",
      languageOf(language).htmlLang,
    );
    // Where the header's links lead without JavaScript.
    expect(nav).toHaveAttribute("id", "languages");
    expect(
      screen.getByRole("navigation", { name: text("common:footer.quickLinks") }),
    ).toHaveAttribute("id", "quick-links");
  });

  test("without a target: a named drawing or plain text, and no link that goes nowhere", () => {
    renderIn(language, <SiteFooter />, { shell: withoutTargets(language) });
    const icons = within(screen.getByRole("list", { name: text("common:footer.social") }));
    for (const { name } of social) {
      const path = icons.getByRole("img", { name }).querySelector("path");
      expect(path?.getAttribute("d")).toMatch(/^M/);
    }
    expect(icons.queryByRole("link")).toBeNull();
    expect(listBelow("resources").queryByRole("link")).toBeNull();
    for (const { id } of resources) {
      expect(listBelow("resources").getByText(text(`common:footer.${id}`))).toBeInTheDocument();
    }
  });

  test("with a target: links with the same names", () => {
    renderIn(language, <SiteFooter />, { shell: shellWithTargets(language) });
    const icons = within(screen.getByRole("list", { name: text("common:footer.social") }));
    for (const { id, name } of social) {
      expect(icons.getByRole("link", { name })).toHaveAttribute(
        "href",
        `https://www.example.org/${id}`,
      );
    }
    for (const { id } of resources) {
      const name = text(`common:footer.${id}`);
      expect(listBelow("resources").getByRole("link", { name })).toHaveAttribute(
        "href",
        `https://www.example.org/${id}`,
      );
    }
  });

  test.each([2026, 2027])("the copyright line with the year %d, and the marks' owners", (year) => {
    jest.useFakeTimers({ now: new Date(year, 0, 1) });
    renderIn(language, <SiteFooter />);
    const line = text("common:footer.copyright", { year: String(year) });
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.getByText(text("common:footer.trademarks"))).toBeInTheDocument();
  });
});

function withoutTargets(language: string): Queries.ShellFragment {
  const shell = shellOf(language);
  const none = <T extends object>(each: T) => ({ ...each, url: null });
  return {
    ...shell,
    siteJson: shell.siteJson && {
      ...shell.siteJson,
      social: social.map(none),
      resources: resources.map(none),
    },
  };
}
