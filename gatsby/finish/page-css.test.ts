/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { movePrintCss, splitPageCss } from "./page-css";

const page = (css: string, link = "") =>
  `<html><head><style data-critical="">${css}</style><noscript><style>i{top:0}</style>${link}</noscript><template><style>u{top:0}</style>${link}</template></head><body><p>a</p></body></html>`;

const css =
  "@page{margin:18mm;}@media print{h1{color:red;}.a .b{margin:0 auto;}}p{color: blue;}@media screen and (min-width: 40rem){p{color:green;}}";

test("a screen's rules stay in the page, closer, paper's come out", async () => {
  const { html, print } = await splitPageCss(page(css), "index.html");
  expect(html).toBe(page("p{color:blue}@media screen and (min-width:40rem){p{color:green}}"));
  expect(print).toBe("@page{margin:18mm}@media print{h1{color:red}.a .b{margin:0 auto}}");
});

test("a page without the sheet stops the build", async () => {
  await expect(splitPageCss("<html></html>", "ar.html")).rejects.toThrow(
    "ar.html has no <style data-critical>",
  );
});

test("pages with the same rules for paper share a file, linked with what comes late", async () => {
  const folder = mkdtempSync(join(tmpdir(), "page-css-"));
  const pages = new Map([
    ["index.html", page(css)],
    ["terms.html", page(`b{top:0}${css}`)],
  ]);
  await movePrintCss(folder, pages, "/site");
  const [file = "", ...others] = readdirSync(join(folder, "static"));
  expect(others).toEqual([]);
  const link = `<link rel="stylesheet" media="print" href="/site/static/${file}"/>`;
  const screen = "p{color:blue}@media screen and (min-width:40rem){p{color:green}}";
  expect(pages.get("index.html")).toBe(page(screen, link));
  for (const [name, html] of pages) {
    expect(html.split(link)).toHaveLength(3);
    expect(readFileSync(join(folder, name), "utf8")).toBe(html);
  }
  expect(readFileSync(join(folder, "static", file), "utf8")).toContain("@media print{");
  rmSync(folder, { recursive: true });
});

test("a page without a place for the link stops the build", async () => {
  const html = page(css).replace(/<template>.*<\/template>/, "");
  await expect(movePrintCss(tmpdir(), new Map([["ar.html", html]]), "")).rejects.toThrow(
    "ar.html has no <noscript> and <template> that each end with a <style>",
  );
});
