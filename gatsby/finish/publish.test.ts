/** @jest-environment node */
import { rmSync } from "node:fs";
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { filesIn } from "./files";
import { publish } from "./publish";

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
    '<img src="/static/a/b/band.png">',
  ]),
);

test("pages lie where every host finds them, with the files and pictures of this build", async () => {
  write({
    ...pages,
    "gatsby/404.html": "English's 404 page once more",
    "gatsby/xx/index.html": "a language that is gone",
    "gatsby/_gatsby/slices/a.html": "",
    "gatsby/~partytown/a.js": "",
    "gatsby/chunk-map.json": "/static/a/c/carton.avif",
    "gatsby/webpack.stats.json": "/static/a/c/carton.avif",
    "gatsby/favicon.svg": "",
    "gatsby/page-data/index/page-data.json": '"/static/a/b/carton.avif"',
    "gatsby/app-1.js": "",
    "gatsby/app-1.js.LICENSE.txt": "",
    "gatsby/static/face.woff2": "",
    "gatsby/static/a/b/band.png": "",
    "gatsby/static/a/b/carton.avif": "",
    "gatsby/static/a/c/carton.avif": "",
    "public/stale.txt": "",
  });
  expect(await published()).toEqual([
    "404.html",
    "app-1.js",
    "app-1.js.LICENSE.txt",
    "ar.html",
    "ar/404.html",
    "ar/terms.html",
    "favicon.svg",
    "index.html",
    "page-data/index/page-data.json",
    "static/a/b/band.png",
    "static/a/b/carton.avif",
    "static/face.woff2",
    "terms.html",
  ]);
});

test("a page that Gatsby has not built is an error", async () => {
  write(pages);
  rmSync(folder.path("gatsby/ar/terms/index.html"));
  await expect(published()).rejects.toThrow("ar/terms/index.html");
});
