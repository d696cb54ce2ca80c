/** @jest-environment node */
import { cacheControl } from "./cache-control";

const hash = "0e2b3a9b0ef3cf8b6b0f";

test.each([
  `/app-${hash}.js`,
  `/framework-${hash}.js`,
  `/commons-${hash}.js`,
  `/123-${hash}.js`,
  `/webpack-runtime-${hash}.js`,
  `/component---src-templates-landing-page-tsx-${hash}.js`,
  `/styles.${hash}.css`,
  "/static/1f3c/photo.webp",
  "/static/d/123.json",
])("%s never changes", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/",
  "/privacy",
  "/ar",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  `/page-data/app-${hash}.js`,
  "/favicon.ico",
  "/icons/icon-192.png",
  "/robots.txt",
  "/sw.js",
  "/static",
  `/app-${hash}.json`,
])("%s is asked for each time", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=0, must-revalidate");
});
