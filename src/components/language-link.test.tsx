import { screen } from "@testing-library/react";
import { languageOf, type TestLanguage } from "../testing/content";
import { renderIn } from "../testing/render";
import { LanguageLink } from "./language-link";

test.each<[TestLanguage, string | null, string, Record<string, string>]>([
  ["en", "/", "ar", { href: "/ar", lang: "ar", dir: "rtl", hreflang: "ar" }],
  ["en", "/privacy", "ar", { href: "/ar/privacy", lang: "ar", dir: "rtl", hreflang: "ar" }],
  ["ar", "/privacy", "en", { href: "/privacy", lang: "en", dir: "ltr", hreflang: "en" }],
  ["ar", "/", "en", { href: "/", lang: "en", dir: "ltr", hreflang: "en" }],
  [
    "ar",
    "/terms",
    "zh-TW",
    { href: "/zh-TW/terms", lang: "zh-Hant-TW", dir: "ltr", hreflang: "zh-Hant" },
  ],
  ["en", null, "ar", { href: "/ar", lang: "ar", dir: "rtl", hreflang: "ar" }],
])("in %s on %s, to %s", (language, path, code, attributes) => {
  const to = languageOf(code);
  renderIn(language, <LanguageLink to={to} />, { path });
  const link = screen.getByRole("link", { name: to.endonym });
  for (const [name, value] of Object.entries(attributes)) expect(link).toHaveAttribute(name, value);
  expect(link).toHaveAttribute("data-language", code);
  expect(link).not.toHaveAttribute("aria-current");
});

test("the page's own language is marked", () => {
  renderIn("ar", <LanguageLink to={languageOf("ar")} />, { path: "/terms" });
  const link = screen.getByRole("link", { name: "العربية", current: true });
  expect(link).toHaveAttribute("href", "/ar/terms");
});
