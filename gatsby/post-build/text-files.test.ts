/** @jest-environment node */
import { projectContent } from "../../src/testing/content";
import { languageIn } from "../content/site-content";
import { textFiles } from "./text-files";

const project = projectContent();
const english = languageIn(project, "en");
const facts = { supportEmail: "support@example.com", securityTxtExpires: "2027-10-31" };

/** The files of a site in English and Portuguese. */
const files = textFiles({
  ...project,
  site: { ...project.site, ...facts, siteUrl: "https://www.example.com/a&b" },
  languages: [english, { ...english, code: "pt", htmlLang: "pt-BR" }],
});

// That the sitemap lists every page with its date: e2e/public-files; in each language: e2e/long/pseudo-language.
test.each([
  ["/robots.txt", "User-agent: *\nAllow: /\nSitemap: https://www.example.com/a&b/sitemap.xml\n"],
  ["/sitemap.xml", "<loc>https://www.example.com/a&amp;b/pt</loc>"],
  [
    // RFC 9116
    "/.well-known/security.txt",
    `Contact: mailto:support@example.com
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en, pt-BR
Canonical: https://www.example.com/a&b/.well-known/security.txt
`,
  ],
])("%s contains %j", (path, text) => {
  expect(files[path]).toContain(text);
});
