/** The executable of Firefox for tests: FIREFOX_PATH, else an installed or downloaded one. */
export function findFirefox(): string | undefined;
