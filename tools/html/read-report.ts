import { allowedMessages } from "./allowed-messages";

/** A message of the Nu HTML checker, as its `--format json` writes it. */
export interface NuMessage {
  type: "error" | "info" | "non-document-error";
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

/** What a report amounts to. */
export interface HtmlReport {
  /** One line for each error: file, place, what is wrong, what stands there. */
  errors: string[];
  /** Entries of the written list that no page needs. */
  unneeded: string[];
}

/** Sorts the checker's messages: errors count, unless they are on the written list. */
export function readReport(messages: readonly NuMessage[], allowed = allowedMessages): HtmlReport {
  const isAllowed = new Set(allowed.map(({ message }) => message));
  const errors = messages.filter(({ type }) => type !== "info");
  const met = new Set(errors.map(({ message }) => message));
  return {
    errors: errors
      .filter(({ message }) => !isAllowed.has(message))
      .map(({ url = "", lastLine, lastColumn, message, extract = "" }) => {
        const place = [url.replace(/^file:/, ""), lastLine, lastColumn].filter(Boolean).join(":");
        return `${place} ${message} (${extract.replace(/\s+/g, " ").trim()})`;
      }),
    unneeded: allowed.map(({ message }) => message).filter((message) => !met.has(message)),
  };
}
