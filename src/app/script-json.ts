/** Data for a script element, which no text in it can end. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
