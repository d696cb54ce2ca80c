import { takeEndings } from "./kept";

/** Stops the servers that the global setup started, and removes what it built. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all(takeEndings().map((end) => end()));
}
