/** @jest-environment node */
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { licenseSection } from "./bundled-licenses";

// e2e/public-files tests which packages are in the list.

const { path, write } = temporaryFolder();
const writePackage = (facts: object) => write("package.json", JSON.stringify(facts));

test("contains name, version and text of a license", () => {
  writePackage({ name: "a", version: "1.0.0", license: "MIT" });
  write("LICENSE.md", "Permission is granted\n");
  expect(licenseSection(path())).toBe("a 1.0.0 (MIT)\n\nPermission is granted\n");
});

test("names the author if the package has no license text", () => {
  writePackage({ name: "a", version: "1.0.0", license: "ISC", author: { name: "B" } });
  expect(licenseSection(path())).toBe("a 1.0.0 (ISC)\n\nCopyright (c) B\n");
});

test("throws for a license that is not allowed", () => {
  writePackage({ name: "a", version: "1.0.0", license: "(MIT OR GPL-2.0)" });
  expect(() => licenseSection(path())).toThrow("a has the license (MIT OR GPL-2.0)");
});
