/** @jest-environment node */
import { temporaryFolder } from "../tools/testing/folders";
import { licenseSection } from "./bundled-licenses";

// e2e/public-files tests which packages are in the list.
const { path, write } = temporaryFolder();

test("has the text of a license, or else the author, and throws for a license that is not allowed", () => {
  const facts = { name: "a", version: "1.0.0", license: "MIT", author: { name: "B" } };
  write("package.json", JSON.stringify(facts));
  expect(licenseSection(path())).toBe("a 1.0.0 (MIT)\n\nCopyright (c) B\n");
  write("LICENSE.md", "Permission is granted\n");
  expect(licenseSection(path())).toBe("a 1.0.0 (MIT)\n\nPermission is granted\n");
  write("package.json", JSON.stringify({ ...facts, license: "(MIT OR GPL-2.0)" }));
  expect(() => licenseSection(path())).toThrow("a has the license (MIT OR GPL-2.0)");
});
