/** @jest-environment node */
import { contentType, isText } from "./content-type";

test.each([
  ["index.html", "text/html; charset=utf-8", true],
  ["app-1.js", "text/javascript; charset=utf-8", true],
  ["page-data/index/page-data.json", "application/json; charset=utf-8", true],
  ["sitemap.xml", "application/xml; charset=utf-8", true],
  ["site.webmanifest", "application/manifest+json; charset=utf-8", true],
  ["icon.SVG", "image/svg+xml; charset=utf-8", true],
  ["static/a/photo.avif", "image/avif", false],
  ["font.woff2", "font/woff2", false],
  ["favicon.ico", "image/x-icon", false],
  ["LICENSE", "application/octet-stream", false],
])("%s is %s", (file, type, text) => {
  expect(contentType(file)).toBe(type);
  expect(isText(contentType(file))).toBe(text);
});
