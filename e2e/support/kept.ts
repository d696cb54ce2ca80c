type Ending = () => unknown;

// Jest loads setup and teardown apart from each other; what they share must hang on the process.
const holder: typeof globalThis & { e2eEndings?: Ending[] } = globalThis;

/** Remembers until the teardown how to end what the tests use. */
export function keepForTests(ending: Ending): void {
  holder.e2eEndings = [...(holder.e2eEndings ?? []), ending];
}

/** Hands these over to the teardown; none if nothing was ever started. */
export function takeEndings(): Ending[] {
  const endings = holder.e2eEndings ?? [];
  delete holder.e2eEndings;
  return endings;
}
