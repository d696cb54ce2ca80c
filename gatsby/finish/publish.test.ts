/** @jest-environment node */
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { filesIn } from "./files";
import { publish } from "./publish";

const { path, write } = temporaryFolder();

test("pages lie where every host finds them, with the files and pictures of this build", async () => {
  const otherFiles = {
    "404.html": "English's 404 page once more",
    "xx/index.html": "a language that is gone",
    "_gatsby/slices/a.html": "",
    "~partytown/a.js": "",
    "chunk-map.json": "/static/a/c/carton.avif",
    "webpack.stats.json": "/static/a/c/carton.avif",
    "favicon.svg": "",
    "page-data/index/page-data.json": '"/static/a/b/carton.avif"',
    "app-1.js": "",
    "app-1.js.LICENSE.txt": "",
    "static/face.woff2": "",
    "static/a/b/band.png": "",
    "static/a/b/carton.avif": "",
    "static/a/c/carton.avif": "",
  };
  for (const page of ["", "terms/", "404/", "ar/", "ar/terms/", "ar/404/"]) {
    write(`gatsby/${page}index.html`, '<img src="/static/a/b/band.png">');
  }
  for (const [file, text] of Object.entries(otherFiles)) write(`gatsby/${file}`, text);
  write("public/stale.txt", "");
  await publish(path("gatsby"), path("public"), ["/", "/terms", "/404"], ["en", "ar"]);
  expect(await filesIn(path("public"))).toEqual([
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
