/** Ends the browsers and servers that the global setup has started. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all((globalThis.endings ?? []).map((end) => end()));
}
