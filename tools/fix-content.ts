/** `npm run fix:content`: puts the files of data/ and locales/ in order, and says what it changed. */
import { fixContent } from "../src/content/fix/fix-content";

const files = fixContent(process.argv[2] ?? process.cwd());
const changed = files.filter(({ fixed }) => fixed && fixed.changes.length > 0);
for (const { file, fixed } of changed) console.log(`${file}: ${fixed?.changes.join(", ")}`);
for (const { file } of files.filter(({ fixed }) => !fixed)) {
  console.log(`${file}: left as it is; npm run check:content says why`);
}
console.log(`${files.length} files, ${changed.length} changed.`);
