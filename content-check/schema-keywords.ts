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
