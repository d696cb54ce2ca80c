/** @jest-environment node */
import { cpSync } from "node:fs";
import { checkContent } from "../../content-check/check-content";
import { isShipped } from "../../src/testing/content";
import { applyContentVariant, contentVariants } from "./content-variant";
import { temporaryFolder } from "./temporary-folder";

const folder = temporaryFolder();

// The variants change files of the shipped content, so this test knows that content.
const whenShipped = isShipped ? test : test.skip;

whenShipped.each(contentVariants)("accepts the content variant %s without errors", (name) => {
  for (const path of ["data", "locales", "src/images"]) {
    cpSync(path, folder.path(path), { recursive: true });
  }
  applyContentVariant(name, folder.path());
  expect(checkContent(folder.path()).problems).toEqual([]);
});
