/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { qrSvg } from "../src/digital-link/qr-svg";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { readJson } from "../src/testing/content";
import { exampleCodeResolvers } from "./example-code-resolvers";

const sample = readJson<Parameters<typeof resolve>[0]>("data/sample-product.json");
const { resolve } = exampleCodeResolvers({ pathPrefix: "/site" }).SampleProductJson.example;
const context = (digitalLinkHost: string) => ({
  nodeModel: { findOne: async () => ({ digitalLinkHost }) },
});

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "site-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("the example's code is a file whose name changes with what it holds", async () => {
  const example = await resolve(sample, {}, context("https://id.gs1.org"));
  const other = await resolve(sample, {}, context("https://example.com"));
  const symbol = qrSymbol(`https://id.gs1.org/01/${sample.gtin}`);
  expect(example).toEqual({
    host: "https://id.gs1.org",
    gtin: sample.gtin,
    size: symbol.size,
    file: expect.stringMatching(/^\/site\/static\/code-[0-9a-f]{10}\.svg$/),
  });
  expect(other.file).not.toBe(example.file);
  const file = join(folder, "public", example.file.replace("/site", ""));
  expect(readFileSync(file, "utf8")).toBe(qrSvg(symbol));
});
