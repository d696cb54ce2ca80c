/** The executable of Chrome or Chromium for tests: CHROME_PATH, else an installed or downloaded one. */
export function findBrowser(): string | undefined;
/** The executable of Firefox for tests: FIREFOX_PATH, else an installed or downloaded one. */
export function findFirefox(): string | undefined;
