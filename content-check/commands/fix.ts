/** `npm run fix:content`: puts the files of data/ and locales/ in order, and says what it changed. */
import { fixContent } from "../fix/fix-content";

const files = fixContent(process.argv[2] ?? process.cwd());
const changed = files.filter(({ fixed }) => fixed && fixed.changes.length > 0);
for (const { file, fixed } of changed) console.log(`${file}: ${fixed?.changes.join(", ")}`);
const left = files.filter(({ fixed }) => !fixed);
for (const { file } of left) {
  console.log(`${file}: left as it is; npm run check:content says why`);
}
console.log(`${files.length} files, ${changed.length} changed.`);
process.exitCode = left.length > 0 ? 1 : 0;
