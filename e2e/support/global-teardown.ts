import { takeServer } from "./shared-server";

/** Stops the server that the global setup started. */
export default async function globalTeardown(): Promise<void> {
  await takeServer()?.close();
}
