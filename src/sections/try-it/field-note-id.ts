import type { IdentifierName } from "../../digital-link/identifiers";

/** The id of what is told about a field. */
export const fieldNoteId = (name: IdentifierName): string => `try-it-${name}`;
