import { checkContent, errorReport, warningReport } from "./check-content";

/** Checks the content of this project, or of another folder: npm run check:content [-- FOLDER] */
const { problems, warnings } = checkContent(process.argv[2] ?? process.cwd());
const warning = warningReport(warnings);
if (warning) console.log(warning);
console.log(errorReport(problems) ?? "The content has no errors.");
// Not process.exit(), which can end the process before a pipe has received all of the output.
process.exitCode = problems.length === 0 ? 0 : 1;
