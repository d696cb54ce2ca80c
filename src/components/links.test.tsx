import { screen } from "@testing-library/react";
import { Link } from "gatsby";
import { languageByCode, languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { language, renderInPage } from "../testing/render";
import { LanguageLink, PageLink } from "./links";

beforeEach(() => jest.mocked(Link).mockClear());

test.each([
  ["/", "/#faq", "#faq"],
  ["/terms", "/terms#use", "#use"],
  ["/privacy", "/#faq", localePath(language, "/#faq")],
  ["/", "/privacy", localePath(language, "/privacy")],
  [null, "/#contact", localePath(language, "/#contact")],
])("on %s, a link to %s leads to %s: without scripts, or by Gatsby's router", (path, to, href) => {
  renderInPage(<PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
  expect(Link).toHaveBeenCalledTimes(href.startsWith("#") ? 0 : 1);
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
  renderInPage(<LanguageLink to={languageByCode(language)} />, { path: null });
  expect(screen.getByRole("link")).toHaveAttribute("href", localePath(language, "/"));
});
