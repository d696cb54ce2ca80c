import { checkContent } from "../../content-check/check-content";
import { formatProblem } from "../../content-check/problem";

/** Lists the errors and warnings of the content check. A warning must be fixed before a launch too. */
export function contentProblems(root: string): string[] {
  const { problems, warnings } = checkContent(root);
  return [...problems, ...warnings].map(formatProblem);
}
