import { getLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { describe, type JsonDocument } from "./json-document";
import { formatPath, placeOf } from "./place";
import type { Problem } from "./problem";
import { syntaxWords } from "./syntax-words";

/** Parses a file; a file that cannot be used comes back as the problems that prevent it. */
export function parseJson(file: string, text: string): JsonDocument | Problem[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (root && errors.length === 0) {
    return root.type === "object" ? { file, text, root } : [notAnObject(file, describe(root))];
  }
  const problems = errors.map((error) => syntaxProblem(file, text, error));
  // What follows a mistake on the same line, or is missing at the end after one, is its echo.
  return problems.filter(
    (problem, index) =>
      index === 0 ||
      (problem.line !== problems[index - 1]?.line && (errors[index]?.offset ?? 0) < text.length),
  );
}

function notAnObject(file: string, is: string): Problem {
  return { file, line: 1, column: 1, path: "", is, write: "a group in braces: { … }" };
}

function syntaxProblem(file: string, text: string, { error, offset, length }: ParseError): Problem {
  const code = printParseErrorCode(error);
  // A missing comma belongs behind the value before it, which is often on an earlier line.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const path = getLocation(text, at).path.filter((segment) => segment !== "");
  return {
    file,
    ...placeOf(text, at),
    path: formatPath(path),
    ...syntaxWords(code, text.slice(offset, offset + length)),
  };
}
