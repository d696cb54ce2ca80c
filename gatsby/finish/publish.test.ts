/** @jest-environment node */
import { rmSync } from "node:fs";
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { filesIn } from "./files";
import { publish } from "./publish";

const hash = (digit: number) => String(digit).repeat(20);
const folder = temporaryFolder();

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
}

async function published(): Promise<string[]> {
  const site = folder.path("public");
  await publish(folder.path("gatsby"), site, ["/", "/terms", "/404"], ["en", "ar"]);
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
  write(pages);
  rmSync(folder.path("gatsby/ar/terms/index.html"));
  await expect(published()).rejects.toThrow("ar/terms/index.html");
});
