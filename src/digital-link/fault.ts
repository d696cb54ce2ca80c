/** What is wrong with something that was entered, and what the sentence about it has to name. */
export type Fault =
  | { kind: "empty" | "digits" | "link" | "order" | "date" | "month" | "day" }
  /** All digits are 0. */
  | { kind: "zeros" }
  /** A number of 8 digits that begins with 0. */
  | { kind: "short" }
  /** A batch, a serial number or a variant of one or two dots alone. */
  | { kind: "dots" }
  /** `code`: the Application Identifier of the part that cannot be read. */
  | { kind: "part"; code: string }
  /** `count`: how many digits or characters there are. */
  | { kind: "length"; count: number }
  /** `limit`: how many there may be, if not as many as in a batch or a serial number. */
  | { kind: "tooLong"; count: number; limit?: number }
  /** `count`: how many digits there are, of which any may be the wrong one. */
  | { kind: "checkDigit"; count: number }
  /** `characters`: those that the character set lacks, each once. */
  | { kind: "character"; characters: string[] };

/** What was read, or why it could not be. */
export type Reading<T> = { value: T; fault?: undefined } | { value?: undefined; fault: Fault };

/** Marks a reading as failed. */
export const failed = (fault: Fault): { fault: Fault } => ({ fault });
