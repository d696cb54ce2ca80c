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
  if (text.trim() === "") return [notAnObject(file, "empty")];
  return withoutEchoes(text, errors).map((error) => syntaxProblem(file, text, error));
}

/**
 * What follows a mistake on the same line, or is missing at the end after one, is its echo; behind a
 * wrong quotation mark everything is.
 */
function withoutEchoes(text: string, errors: readonly ParseError[]): ParseError[] {
  const wrongQuote = errors.findIndex((error) => isWrongQuote(text, error));
  const lineOf = (error: ParseError | undefined) =>
    placeOf(text, error ? startOf(text, error) : 0).line;
  return errors
    .slice(0, wrongQuote === -1 ? errors.length : wrongQuote + 1)
    .filter(
      (error, index) =>
        index === 0 || (lineOf(error) !== lineOf(errors[index - 1]) && error.offset < text.length),
    );
}

function notAnObject(file: string, is: string): Problem {
  return { file, line: 1, column: 1, path: "", is, write: "a group in braces: { … }" };
}

function syntaxProblem(file: string, text: string, error: ParseError): Problem {
  const at = startOf(text, error);
  const path = getLocation(text, at).path.filter((segment) => segment !== "");
  return {
    file,
    ...placeOf(text, at),
    path: formatPath(path),
    ...syntaxWords(codeOf(text, error), foundAt(text, error)),
  };
}

/** A missing comma belongs behind the value before it, which is often on an earlier line. */
function startOf(text: string, error: ParseError): number {
  const { offset } = error;
  return codeOf(text, error) === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
}

const foundAt = (text: string, { offset, length }: ParseError) =>
  text.slice(offset, offset + length);

/** The parser's name for a fault, and one that it does not tell apart: quotation marks in a text. */
function codeOf(text: string, error: ParseError): string {
  // A word or number right behind a quotation mark: the mark was meant as a part of the text.
  const isInText = text[error.offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(foundAt(text, error));
  return isInText ? "QuoteInText" : printParseErrorCode(error.error);
}

function isWrongQuote(text: string, error: ParseError): boolean {
  return ["QuoteInText", "UnexpectedEndOfString"].includes(codeOf(text, error));
}
