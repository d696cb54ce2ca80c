import { screen } from "@testing-library/react";
import { Link } from "gatsby";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { languageOf } from "../testing/content";
import { language, renderInPage } from "../testing/render";
import { LanguageLink, PageLink } from "./links";

beforeEach(() => jest.mocked(Link).mockClear());

test.each([
  ["/", "/#faq", "#faq"],
  ["/terms", "/terms#use", "#use"],
])("on %s, %s becomes the plain anchor %s, which works without scripts", (path, to, href) => {
  renderInPage(<PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
  expect(Link).not.toHaveBeenCalled();
});

test.each([
  ["/privacy", "/#faq"],
  ["/", "/privacy"],
  [null, "/#contact"],
])("on %s, %s uses Gatsby's Link", (path, to) => {
  renderInPage(<PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link")).toHaveAttribute("href", localePath(language, to));
  expect(Link).toHaveBeenCalled();
});

test.each(languages)("links to this page in $code by the language's own name", (to) => {
  renderInPage(<LanguageLink to={to} />, { path: "/terms" });
  const link = screen.getByRole("link", { name: to.endonym });
  expect(link).toHaveAttribute("href", localePath(to.code, "/terms"));
  expect(link).toHaveAttribute("lang", to.htmlLang);
  expect(link).toHaveAttribute("dir", to.dir);
  expect(link).toHaveAttribute("hreflang", to.hreflang);
  // The head script reads this attribute to store the choice.
  expect(link).toHaveAttribute("data-language", to.code);
  expect(link.getAttribute("aria-current")).toBe(to.code === language ? "true" : null);
});

test("links to the home page from a page that exists in one language only", () => {
  renderInPage(<LanguageLink to={languageOf(language)} />, { path: null });
  expect(screen.getByRole("link")).toHaveAttribute("href", localePath(language, "/"));
});
