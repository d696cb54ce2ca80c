/** The values of a GS1 Digital Link that this site uses. */
export interface Identifiers {
  /** 14 digits, the last one the check digit. */
  gtin: string;
  /** The consumer product variant. */
  variant?: string;
  batch?: string;
  serial?: string;
  /** Best before, as YYMMDD. The day 00 is the last of the month. */
  bestBefore?: string;
  /** Use by, in the same format. */
  expiry?: string;
}

/** The contents of a link or an element string. */
export interface Contents {
  identifiers: Identifiers;
  /** The Application Identifiers that this site does not use. */
  others: string[];
}

export type IdentifierName = keyof Identifiers;

/** The Application Identifiers (GS1 General Specifications, section 3.2). */
export const applicationIdentifiers: Readonly<Record<IdentifierName, string>> = {
  gtin: "01",
  variant: "22",
  batch: "10",
  serial: "21",
  bestBefore: "15",
  expiry: "17",
};

/** The key qualifiers of a GTIN, in the order that a URI requires (GS1 Digital Link URI Syntax, section 4.9). */
export const qualifiers = ["variant", "batch", "serial"] as const;

export type Qualifier = (typeof qualifiers)[number];

/** The data attributes in the query of a URI. */
export const dateNames = ["bestBefore", "expiry"] as const;

export type DateName = (typeof dateNames)[number];

export const isDateName = (name: string | undefined): name is DateName =>
  (dateNames as readonly (string | undefined)[]).includes(name);

/** Returns the name of an Application Identifier; undefined for one that this site does not use. */
export function identifierOf(ai: string): IdentifierName | undefined {
  const names = Object.keys(applicationIdentifiers) as IdentifierName[];
  return names.find((name) => applicationIdentifiers[name] === ai);
}
