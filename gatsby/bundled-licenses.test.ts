/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { licenseSection } from "./bundled-licenses";

// Of which packages something is bundled: e2e/public-files.

describe("a package's section", () => {
  let folder: string;
  const write = (name: string, text: string | object) =>
    writeFileSync(join(folder, name), typeof text === "string" ? text : JSON.stringify(text));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "package-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test("has its name, version and text", () => {
    write("package.json", { name: "a", version: "1.0.0", license: "MIT" });
    write("LICENSE.md", "Permission is granted\n");
    expect(licenseSection(folder)).toBe("a 1.0.0 (MIT)\n\nPermission is granted\n");
  });

  test("names the author where the package brings no text", () => {
    write("package.json", { name: "a", version: "1.0.0", license: "ISC", author: { name: "B" } });
    expect(licenseSection(folder)).toBe("a 1.0.0 (ISC)\n\nCopyright (c) B\n");
  });

  test.each([["GPL-3.0-only"], ["(MIT OR GPL-2.0)"], [undefined]])("%s is refused", (license) => {
    write("package.json", { name: "a", version: "1.0.0", license });
    expect(() => licenseSection(folder)).toThrow(/^a is under .+ does not allow$/);
  });
});
