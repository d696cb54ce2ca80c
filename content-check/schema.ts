import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

/** A JSON Schema as far as messages read it. */
export interface Schema {
  /** The name of its type. */
  $anchor?: string;
  title?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  contains?: Schema;
  pattern?: string;
  format?: string;
  /** What to write, where VS Code and the checker cannot tell it from the keyword. */
  errorMessage?: string;
  patternErrorMessage?: string;
}

/** The schemas of data/schemas by name, such as "plans". */
export type Schemas = ReadonlyMap<string, Schema>;

type Validators = (name: string) => ValidateFunction | undefined;

const known = new WeakMap<Schemas, Validators>();

/** Compiles each schema once, when its first file comes. */
export function validatorsOf(schemas: Schemas): Validators {
  const validators = known.get(schemas) ?? compilerOf(schemas);
  known.set(schemas, validators);
  return validators;
}

function compilerOf(schemas: Schemas): Validators {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true });
  addFormats(ajv, ["date", "email", "uri"]);
  ajv.addVocabulary(["$anchor", "errorMessage", "patternErrorMessage"]);
  const compiled = new Map<string, ValidateFunction>();
  return (name) => {
    const schema = schemas.get(name);
    const validator = compiled.get(name) ?? (schema && ajv.compile(schema));
    if (validator) compiled.set(name, validator);
    return validator;
  };
}
