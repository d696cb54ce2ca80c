/** What a GS1 Digital Link may say of a product here, without the marks around it. */
export interface Identifiers {
  /** 14 digits, the last one the check digit. */
  gtin: string;
  /** The consumer product variant. */
  variant?: string;
  batch?: string;
  serial?: string;
  /** Best before: six digits, YYMMDD; the day 00 is the month's last. */
  bestBefore?: string;
  /** Use by, likewise. */
  expiry?: string;
}

/** What a link or an element string holds. */
export interface Contents {
  identifiers: Identifiers;
  /** The Application Identifiers of its other parts, which this site does not use. */
  others: string[];
}

export type IdentifierName = keyof Identifiers;

/** The GS1 Application Identifier of each (GS1 General Specifications, section 3.2). */
export const applicationIdentifiers: Readonly<Record<IdentifierName, string>> = {
  gtin: "01",
  variant: "22",
  batch: "10",
  serial: "21",
  bestBefore: "15",
  expiry: "17",
};

/** The key qualifiers of a GTIN in the order that a URI must keep (GS1 Digital Link URI Syntax, section 4.9). */
export const qualifiers = ["variant", "batch", "serial"] as const;

export type Qualifier = (typeof qualifiers)[number];

/** What stands in the query: the two dates. */
export const dateNames = ["bestBefore", "expiry"] as const;

export type DateName = (typeof dateNames)[number];

export const isDateName = (name: string | undefined): name is DateName =>
  (dateNames as readonly (string | undefined)[]).includes(name);

/** The identifier of an Application Identifier; undefined for one that is not known here. */
export function identifierOf(code: string): IdentifierName | undefined {
  const names = Object.keys(applicationIdentifiers) as IdentifierName[];
  return names.find((name) => applicationIdentifiers[name] === code);
}
