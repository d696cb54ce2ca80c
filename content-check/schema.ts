import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

/** The keywords of JSON Schema that messages, forms and types use. */
export interface Schema {
  /** The name of the type. */
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
  /** What to write, where neither VS Code nor the checker can derive it from the other keywords. */
  errorMessage?: string;
  patternErrorMessage?: string;
}

/** The validators of the schemas in data/schemas by name, for example "plans". */
export type Schemas = ReadonlyMap<string, ValidateFunction>;

export function compileSchemas(schemas: ReadonlyMap<string, Schema>): Schemas {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true });
  addFormats(ajv, ["date", "email", "uri"]);
  ajv.addVocabulary(["$anchor", "errorMessage", "patternErrorMessage"]);
  return new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));
}
