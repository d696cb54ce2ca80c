/** What may go wrong: slowness, a torn connection, an error answer, or something else in the file's place. */
export type Fault = {
  /** A whole path, or a pattern tested against it. */
  match: RegExp | string;
} & (
  | { kind: "delay"; ms: number }
  | { kind: "cut" }
  | { kind: "fail"; status: number }
  | { kind: "replace"; body: string; type?: string }
);

export type Outcome = Exclude<Fault, { kind: "delay" }>;

export interface BadDay {
  delayMs: number;
  outcome: Outcome | undefined;
}

/** What happens to a request path: every matching delay adds up, then the first other fault decides. */
export function badDayFor(path: string, faults: readonly Fault[]): BadDay {
  let delayMs = 0;
  let outcome: Outcome | undefined;
  for (const fault of faults) {
    if (!matches(fault.match, path)) continue;
    if (fault.kind === "delay") delayMs += fault.ms;
    else outcome ??= fault;
  }
  return { delayMs, outcome };
}

function matches(match: RegExp | string, path: string): boolean {
  // `search` ignores lastIndex, so a pattern with the g flag matches every time.
  return typeof match === "string" ? match === path : path.search(match) !== -1;
}
