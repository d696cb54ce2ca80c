/** `npm run check:content`: checks the content of this project, or of the folder that is given. */
import { checkContent, report } from "./check-content";

const result = checkContent(process.argv[2] ?? process.cwd());
console.log(report(result));
// Not process.exit(): it can cut off what a pipe has not taken yet.
process.exitCode = result.problems.length === 0 ? 0 : 1;
