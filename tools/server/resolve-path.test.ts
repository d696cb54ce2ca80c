/** @jest-environment node */
import { resolvePath } from "./resolve-path";

const files = new Set([
  "index.html",
  "404.html",
  "privacy.html",
  "terms/index.html",
  "ar/index.html",
  "ar/404/index.html",
  "de.html",
  "سياسة/index.html",
  "app-0123456789abcdef0123.js",
  "page-data/privacy/page-data.json",
  "robots.txt",
]);
/** Like the file system, this does not mind a slash too many. */
const hasFile = (file: string) => files.has(file.replace(/\/+/g, "/").replace(/^\//, ""));
const site = { hasFile, languages: ["en", "ar", "de"] };

describe("resolvePath", () => {
  test.each([
    ["/", "index.html"],
    ["/privacy", "privacy.html"],
    ["/terms", "terms/index.html"],
    ["/ar", "ar/index.html"],
    ["/de", "de.html"],
    ["/%70rivacy", "privacy.html"],
    ["/app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js"],
    ["/page-data/privacy/page-data.json", "page-data/privacy/page-data.json"],
    ["/robots.txt", "robots.txt"],
  ])("%s is the file %s", (path, file) => {
    expect(resolvePath(path, site)).toEqual({ kind: "file", file });
  });

  test.each([
    ["/privacy/", "/privacy"],
    ["/privacy.html", "/privacy"],
    ["/terms/index.html", "/terms"],
    ["/terms/index", "/terms"],
    ["/terms/index.html/", "/terms"],
    ["/index.html", "/"],
    ["/ar/", "/ar"],
    ["/ar/index.html", "/ar"],
    ["/%D8%B3%D9%8A%D8%A7%D8%B3%D8%A9/", "/%D8%B3%D9%8A%D8%A7%D8%B3%D8%A9"],
  ])("%s redirects to %s, which answers by itself", (path, to) => {
    expect(resolvePath(path, site)).toEqual({ kind: "redirect", to });
    expect(resolvePath(to, site).kind).toBe("file");
  });

  test.each([
    ["/nowhere", "404.html"],
    ["/nowhere/", "404.html"],
    ["/robots.txt/", "404.html"],
    ["/404", "404.html"],
    ["/404.html", "404.html"],
    ["/404/", "404.html"],
    ["/ar/nowhere", "ar/404/index.html"],
    ["/ar/404", "ar/404/index.html"],
    ["/ar/404.html", "ar/404/index.html"],
    ["/ar/terms/", "ar/404/index.html"],
    ["/arabic", "404.html"],
    ["/de/nowhere", "404.html"],
    ["/fr/nowhere", "404.html"],
    ["//privacy", "404.html"],
    ["//example.com/", "404.html"],
    ["/privacy//", "404.html"],
    ["//privacy/", "404.html"],
    ["/page-data", "404.html"],
    ["/%252e%252e/privacy", "404.html"],
    ["/.html", "404.html"],
  ])("%s is unknown: %s", (path, file) => {
    expect(resolvePath(path, site)).toEqual({ kind: "not-found", file });
  });

  test("a folder without a 404 page has none to give", () => {
    const bare = { hasFile: () => false, languages: ["ar"] };
    expect(resolvePath("/ar/x", bare)).toEqual({ kind: "not-found", file: undefined });
  });

  test.each([
    "/../package.json",
    "/ar/../privacy",
    "/./privacy",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/privacy%00.html",
    "/%",
    "/%c3%28",
    "privacy",
    "http://localhost/privacy",
    "*",
    "",
  ])("%s is refused", (path) => {
    expect(resolvePath(path, site)).toEqual({ kind: "bad-request" });
  });
});
