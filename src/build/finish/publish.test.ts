/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "./files";
import { publish, tidy } from "./publish";

const hash = (digit: number) => String(digit).repeat(20);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function published(): Promise<string[]> {
  const site = join(folder, "public");
  await publish(join(folder, "gatsby"), site, ["/", "/terms", "/404"], ["en", "ar"]);
  return filesIn(site);
}

const pages = Object.fromEntries(
  ["", "terms/", "404/", "ar/", "ar/terms/", "ar/404/"].map((path) => [
    `gatsby/${path}index.html`,
    `<script data-scripts="/app-${hash(1)}.js">`,
  ]),
);
const html = ["404.html", "ar.html", "ar/404.html", "ar/terms.html", "index.html", "terms.html"];

test("pages lie where every host finds them; scripts and files of former builds stay behind", async () => {
  write({
    ...pages,
    "gatsby/404.html": "English's 404 page once more",
    "gatsby/xx/index.html": "a language that is gone",
    "gatsby/_gatsby/slices/a.html": "",
    "gatsby/webpack.stats.json": hash(9),
    "gatsby/favicon.svg": "",
    "gatsby/page-data/index/page-data.json": '"/static/a/b/carton.avif"',
    [`gatsby/app-${hash(1)}.js`]: `app-${hash(1)}.js.LICENSE.txt {12:"${hash(2)}"}`,
    [`gatsby/app-${hash(1)}.js.LICENSE.txt`]: "",
    [`gatsby/12-${hash(2)}.js`]: '"static/face.woff2"',
    [`gatsby/app-${hash(9)}.js`]: `{12:"${hash(8)}"}`,
    [`gatsby/12-${hash(8)}.js`]: "",
    "gatsby/static/face.woff2": "",
    "gatsby/static/a/b/carton.avif": "",
    "gatsby/static/a/c/carton.avif": "",
    "public/stale.txt": "",
  });
  expect(await published()).toEqual(
    [
      ...html,
      `12-${hash(2)}.js`,
      `app-${hash(1)}.js`,
      `app-${hash(1)}.js.LICENSE.txt`,
      "favicon.svg",
      "page-data/index/page-data.json",
      "static/a/b/carton.avif",
      "static/face.woff2",
    ].sort(),
  );
});

test("a page that Gatsby has not built is an error", async () => {
  write({ ...pages });
  rmSync(join(folder, "gatsby/ar/terms/index.html"));
  await expect(published()).rejects.toThrow("ar/terms/index.html");
});

test("a page loses Gatsby's marks; names of attributes are written small, nothing else", () => {
  const html =
    '<link hrefLang="ar"/><svg viewBox="0 0 1 1"></svg><!-- slice-start id="a-1" -->srcSet<!-- slice-end id="a-1" -->';
  expect(tidy(html)).toBe('<link hreflang="ar"/><svg viewBox="0 0 1 1"></svg>srcSet');
});

test("digits of names in static/ that tell nothing are left out, everywhere", async () => {
  const long = "0123456789abcdef0123456789abcdef";
  write({
    ...pages,
    "gatsby/index.html": `<img src="/static/${long}/a1b2c/carton.avif">`,
    [`gatsby/app-${hash(1)}.js`]: `"static/face-${long}.woff2"`,
    [`gatsby/static/${long}/a1b2c/carton.avif`]: "",
    [`gatsby/static/face-${long}.woff2`]: "",
  });
  expect(await published()).toEqual(
    expect.arrayContaining(["static/0123456789/a1b2c/carton.avif", "static/face-0123456789.woff2"]),
  );
  const read = (name: string) => readFileSync(join(folder, "public", name), "utf8");
  expect(read("index.html")).toBe('<img src="/static/0123456789/a1b2c/carton.avif">');
  expect(read(`app-${hash(1)}.js`)).toBe('"static/face-0123456789.woff2"');
});
