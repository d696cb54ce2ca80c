/** @jest-environment node */
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { filesIn } from "./files";
import { publish } from "./publish";

const { path, write } = temporaryFolder();

// That nothing else is published: e2e/public-files.
test("pages lie where every host finds them, with the pictures of this build", async () => {
  const html = '<img src="/static/a/b/band.png">';
  const files = {
    "index.html": html,
    "ar/index.html": html,
    "ar/terms/index.html": html,
    "xx/index.html": "a language that is gone",
    "page-data/index/page-data.json": '"/static/a/b/carton.avif"',
    "webpack.stats.json": "/static/a/c/carton.avif",
    "static/a/b/band.png": "",
    "static/a/b/carton.avif": "",
    "static/a/c/carton.avif": "",
  };
  for (const [file, text] of Object.entries(files)) write(`gatsby/${file}`, text);
  write("public/stale.txt", "");
  await publish(path("gatsby"), path("public"), ["/", "/ar", "/ar/terms"]);
  expect(await filesIn(path("public"))).toEqual([
    "ar.html",
    "ar/terms.html",
    "index.html",
    "page-data/index/page-data.json",
    "static/a/b/band.png",
    "static/a/b/carton.avif",
  ]);
});
