import { screen } from "@testing-library/react";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { testLanguages } from "../testing/content";
import { renderIn } from "../testing/render";
import { LanguageLink } from "./language-link";

describe.each(testLanguages)("in %s", (language) => {
  const cases = ["/", "/terms", null].flatMap((path) => languages.map((to) => ({ path, to })));

  test.each(cases)("on $path, to $to.code", ({ path, to }) => {
    renderIn(language, <LanguageLink to={to} />, { path });
    const link = screen.getByRole("link", { name: to.endonym });
    expect(link).toHaveAttribute("href", localePath(to.code, path ?? "/"));
    for (const name of ["dir", "hreflang"] as const) expect(link).toHaveAttribute(name, to[name]);
    expect(link).toHaveAttribute("lang", to.htmlLang);
    expect(link).toHaveAttribute("data-language", to.code);
    expect(link.getAttribute("aria-current")).toBe(to.code === language ? "true" : null);
  });
});
