import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compilation, Compiler } from "webpack";
import { bundledModules } from "./internals";

/** What may be passed on in a bundle together with its text, and asks nothing of the code around it. */
const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;
const outputFile = "licenses/bundled-code.txt";

interface Package {
  name: string;
  version?: string;
  license?: string;
  author?: string | { name: string };
}

/** The folder of the installed package that a file belongs to; parts of a package may have their own package.json. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** The licence of a package as a section of the list; one that is not allowed is an error. */
export function licenseSection(folder: string): string {
  const { name, version, license, author }: Package = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  if (!license || !allowed.test(license)) {
    throw new Error(
      `${name} is under ${license ?? "no licence"}, which gatsby/bundled-licenses.ts does not allow`,
    );
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const owner = typeof author === "object" ? author.name : author;
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `Copyright (c) ${owner ?? `the authors of ${name}`}`;
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** A webpack plugin that ships the licences of all packages of which something is bundled. */
export const bundledLicenses = {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("bundled-licenses", (compilation: Compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "bundled-licenses", stage }, () => {
        const files = bundledModules(compilation.modules).map((module) =>
          module.nameForCondition(),
        );
        const folders = new Set(files.map((file) => file && packageFolder(file)));
        const sections = [...folders]
          .filter((folder) => folder && existsSync(join(folder, "package.json")))
          .map((folder) => licenseSection(folder as string));
        const text = sections.sort().join(`\n${"-".repeat(80)}\n\n`);
        compilation.emitAsset(outputFile, new sources.RawSource(text));
      });
    });
  },
};
