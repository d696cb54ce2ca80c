/** @jest-environment node */
import { readFileSync } from "node:fs";
import { projectContent } from "../../src/testing/content";
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { languageIn, type SiteContent } from "../content/content";
import { filesIn } from "./files";
import { publishPages, removeBuildFiles } from "./publish";

const { path, write } = temporaryFolder();

afterEach(() => jest.restoreAllMocks());

const project = projectContent();
const english = { ...languageIn(project, "en"), published: true };

/** A site in English and Arabic with one legal page. */
const content: SiteContent = {
  ...project,
  languages: [english, { ...english, code: "ar" }],
  navigation: {
    ...project.navigation,
    legal: [{ id: "privacy", path: "/privacy", updated: "2026-01-01" }],
  },
  sample: { ...project.sample, gtin: "9521234543213", lot: "L1" },
};

const gatsbyPage =
  '<html><head><meta charset="utf-8"/></head><body><script src="/app-1.js" async></script></body></html>';

const product = "/01/09521234543213";
const samplePages = [product, `${product}/10/L1`, `/offer${product}`];
const pages = ["/privacy", "/guide", "/preview", "/404", ...samplePages];

beforeEach(() => {
  const paths = ["", ...pages, "/ar", ...pages.map((page) => `/ar${page}`)];
  for (const page of paths) write(`${page}/index.html`, gatsbyPage);
});

test("pages have the names that hosts expect, and Gatsby's own files are removed", async () => {
  for (const file of ["404.html", "_gatsby/slices/a.html", "webpack.stats.json", "chunk-map.json"])
    write(file, "");
  write("app-1.js", "");
  await removeBuildFiles(path());
  await publishPages(path(), content);
  const files = ["/index", "/ar", ...pages, ...pages.map((page) => `/ar${page}`)];
  expect(await filesIn(path())).toEqual(
    ["app-1.js", ...files.map((file) => `${file.slice(1)}.html`)].sort(),
  );
});

test.each(["0", "1"])("META_POLICY=%s decides whether pages contain the policy", async (value) => {
  jest.replaceProperty(process, "env", { ...process.env, META_POLICY: value });
  const headers = await publishPages(path(), content);
  const html = readFileSync(path("ar/privacy.html"), "utf8");
  expect(html).toContain('<script data-scripts="/app-1.js">');
  const [script] = /'sha256-[^']+'/.exec(headers["Content-Security-Policy"] ?? "") ?? [];
  expect(script).toBeDefined();
  expect(html.includes(String(script))).toBe(value === "1");
});
