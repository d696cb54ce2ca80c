import { checkContent, report } from "./check-content";

/** Checks the content of this project, or of another folder: npm run check:content [-- FOLDER] */
const result = checkContent(process.argv[2] ?? process.cwd());
console.log(report(result));
// Not process.exit(), which can end the process before a pipe has received all of the output.
process.exitCode = result.problems.length === 0 ? 0 : 1;
