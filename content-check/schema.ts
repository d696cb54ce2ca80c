import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

/** A JSON Schema as far as messages, forms and types are made from it. */
export interface Schema {
  /** The name of its type. */
  $anchor?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  /** What to write, where VS Code and the checker cannot tell it from the keyword. */
  errorMessage?: string;
  patternErrorMessage?: string;
}

/** The schemas of data/schemas by name, such as "plans", as what checks a value. */
export type Schemas = ReadonlyMap<string, ValidateFunction>;

/** Compiles schemas by name. */
export function compiled(schemas: ReadonlyMap<string, Schema>): Schemas {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true });
  addFormats(ajv, ["date", "email", "uri"]);
  ajv.addVocabulary(["$anchor", "errorMessage", "patternErrorMessage"]);
  return new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));
}
