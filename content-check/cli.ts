import { checkContent, errorReport, warningReport } from "./check-content";

/** Checks the content of the project in the current folder. */
const { errors, warnings } = checkContent(process.cwd());
const warning = warningReport(warnings);
if (warning) console.log(warning);
console.log(errorReport(errors) || "The content has no errors.");
// Not process.exit(), which can end the process before a pipe has received all of the output.
process.exitCode = errors.length === 0 ? 0 : 1;
