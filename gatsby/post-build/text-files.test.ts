/** @jest-environment node */
import { projectContent } from "../../src/testing/content";
import { languageIn } from "../content/content";
import { textFiles } from "./text-files";

const project = projectContent();

/** The files of a site in English and Portuguese. */
function filesOf(siteUrl: string) {
  const facts = { supportEmail: "support@example.com", securityTxtExpires: "2027-10-31" };
  const english = languageIn(project, "en");
  const files = textFiles({
    ...project,
    site: { ...project.site, brand: "Brand", siteUrl, ...facts },
    languages: [english, { ...english, code: "pt", htmlLang: "pt-BR" }],
  });
  return (path: string) => files[path] ?? "";
}

const file = filesOf("https://www.example.com");

test("robots.txt allows everything and names the address of the sitemap", () => {
  expect(file("/robots.txt")).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

// That it lists every page with its date: e2e/public-files; in each language: e2e/pseudo-language.
test("the sitemap escapes what XML reserves", () => {
  const xml = filesOf("https://www.example.com/a&b")("/sitemap.xml");
  expect(xml).toContain("<loc>https://www.example.com/a&amp;b/pt</loc>");
});

test("security.txt has what RFC 9116 asks for", () => {
  expect(file("/.well-known/security.txt").split("\n")).toEqual([
    "Contact: mailto:support@example.com",
    "Expires: 2027-10-31T00:00:00Z",
    "Preferred-Languages: en, pt-BR",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
});
