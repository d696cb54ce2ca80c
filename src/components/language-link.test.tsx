import { screen } from "@testing-library/react";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { language, renderInPage } from "../testing/render";
import { LanguageLink } from "./language-link";

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
  renderInPage(<LanguageLink to={languages[0] as (typeof languages)[number]} />, { path: null });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/");
});
