/** The executable of a browser for tests: CHROME_PATH, else an installed or downloaded one. */
export function findBrowser(): string | undefined;
