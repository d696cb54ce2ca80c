import { findFirefox } from "../../tools/programs";

/** Skips the tests for Firefox if it is missing. */
export default function globalSetup(): void {
  if (process.env.ENGINE !== "firefox" || findFirefox()) return;
  console.log("Firefox is missing: its tests are skipped, which is an error in CI.");
  process.exit(process.env.CI ? 1 : 0);
}
