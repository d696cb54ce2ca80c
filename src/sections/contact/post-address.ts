import type { Newsletter } from "../../content/types";

/** How long the newsletter's service may take to answer, in ms. */
export const patience = 10_000;

/** How sending an address ended: "offline" where the device has no network. */
export type Outcome = "done" | "failed" | "offline";

/**
 * Posts an e-mail address to the newsletter's service as its form would, and nothing else: no
 * cookies, no referrer.
 */
export async function postAddress(
  { endpoint, field }: Required<Pick<Newsletter, "endpoint" | "field">>,
  email: string,
): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      body: new URLSearchParams({ [field]: email }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: limit.signal,
    });
    return ok ? "done" : "failed";
  } catch {
    return navigator.onLine ? "failed" : "offline";
  } finally {
    clearTimeout(timer);
  }
}
