import { checkContent } from "../../content-check/check-content";
import { formatProblem } from "../../content-check/problem";

/** What the content check says of a project; its warnings, too, stand in the way of a launch. */
export function contentProblems(root: string): string[] {
  const { problems, warnings } = checkContent(root);
  return [...problems, ...warnings].map(formatProblem);
}
