import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler, Module } from "webpack";

/** Licenses that allow distribution in a bundle with their text and do not affect the code around it. */
const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;
const outputFile = "licenses/bundled-code.txt";

/** Returns the folder of a file's package, which may contain more than one package.json. */
const packageFolder = (module: Module) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.nameForCondition() ?? "")?.[0];

/**
 * Returns the section about a package in the list of licenses.
 * @throws if its license is not one of those allowed
 */
export function licenseSection(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  if (!allowed.test(license)) {
    throw new Error(
      `${name} has the license ${license}, which gatsby/bundled-licenses.ts does not allow`,
    );
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `Copyright (c) ${author?.name ?? author ?? `the authors of ${name}`}`;
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * A webpack plugin that writes one file with the licenses of all packages that the browser's code imports,
 * also of those that tree shaking removes.
 */
export const bundledLicenses = {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap("bundled-licenses", (compilation) => {
      compilation.hooks.finishModules.tap("bundled-licenses", (modules) => {
        const folders = new Set([...modules].flatMap((module) => packageFolder(module) ?? []));
        const sections = [...folders]
          .filter((folder) => existsSync(join(folder, "package.json")))
          .map(licenseSection)
          .sort();
        const text = sections.join(`\n${"-".repeat(80)}\n\n`);
        compilation.emitAsset(outputFile, new webpack.sources.RawSource(text));
      });
    });
  },
};
