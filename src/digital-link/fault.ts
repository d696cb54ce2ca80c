/** The reason why an entry is invalid, and the values that the message about it needs. */
export type Fault =
  | { kind: "empty" | "digits" | "link" | "order" | "date" | "month" | "day" }
  /** All digits are 0. */
  | { kind: "zeros" }
  /** A number of 8 digits that begins with 0. */
  | { kind: "short" }
  /** A batch, a serial number or a variant of one or two dots alone. */
  | { kind: "dots" }
  /** `ai`: the Application Identifier of the invalid part. */
  | { kind: "part"; ai: string }
  /** `count`: the number of digits. */
  | { kind: "length"; count: number }
  /** `count`: the number of characters; `limit`: the maximum, if it is not the usual 20. */
  | { kind: "tooLong"; count: number; limit?: number }
  /** `count`: the number of digits, any of which may be the wrong one. */
  | { kind: "checkDigit"; count: number }
  /** `characters`: those that are not in the character set, each once. */
  | { kind: "character"; characters: string[] };

/** The value that was read, or the reason why it is invalid. */
export type Result<T> = { value: T; fault?: undefined } | { value?: undefined; fault: Fault };
