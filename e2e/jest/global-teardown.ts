/** Closes the servers that the global setup has started. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all((globalThis.servers ?? []).map((server) => server.close()));
}
