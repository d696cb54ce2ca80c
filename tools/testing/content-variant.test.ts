/** @jest-environment node */
import { cpSync } from "node:fs";
import { checkContent } from "../../content-check/check-content";
import { applyContentVariant, contentVariants } from "./content-variant";
import { temporaryFolder } from "./temporary-folder";

const folder = temporaryFolder();

// The variants are made for the shipped content, which is tested in this repository's CI alone.
const whenShipped = process.env.SHIPPED === "1" ? test : test.skip;

whenShipped.each(contentVariants)("the content checker accepts the variant %s", (name) => {
  for (const path of ["data", "locales", "src/images"]) {
    cpSync(path, folder.path(path), { recursive: true });
  }
  applyContentVariant(name, folder.path());
  expect(checkContent(folder.path()).problems).toEqual([]);
});
