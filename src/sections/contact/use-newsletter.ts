import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite } from "../../hooks/use-site";

/** How long the newsletter's service may take to answer, in ms. */
const patience = 10_000;

/** How sending an address ended: "offline" where the device has no network. */
type Outcome = "done" | "failed" | "offline";

/**
 * Posts an e-mail address to the newsletter's service as its form would, and nothing else: no
 * cookies, no referrer.
 */
async function postAddress(
  { endpoint, field }: NonNullable<Queries.ShellFragment["siteJson"]["newsletter"]>,
  email: string,
): Promise<Outcome> {
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      body: new URLSearchParams({ [field]: email }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(patience),
    });
    return ok ? "done" : "failed";
  } catch {
    return navigator.onLine ? "failed" : "offline";
  }
}

/** How long the thanks stand in the form's place, in ms. */
const thanksDuration = 3000;

/**
 * The newsletter form's state. The address is the field's alone: it may be there before the script,
 * typed early or kept by the browser over a reload. Without a service in data/site.json the form
 * simulates success, and sends nothing to anyone.
 */
export function useNewsletter() {
  const service = useSite().shell.siteJson.newsletter;
  const [state, setState] = useState<"idle" | "sending" | Outcome>("idle");
  const group = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const isDone = state === "done";

  useEffect(() => {
    if (!isDone) {
      // Only now is the form there again to have the focus.
      if (hadFocus.current) input.current?.focus({ preventScroll: true });
      hadFocus.current = false;
      return undefined;
    }
    group.current?.focus();
    const timer = setTimeout(() => {
      hadFocus.current = document.activeElement === group.current;
      input.current?.form?.reset();
      setState("idle");
    }, thanksDuration);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending" || isDone) return;
    if (!service) return setState("done");
    setState("sending");
    setState(await postAddress(service, input.current?.value ?? ""));
  };

  return { service, state, submit, group, input };
}
