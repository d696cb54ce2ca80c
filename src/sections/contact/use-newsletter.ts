import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite } from "../../hooks/use-site";

/** Timeout of the newsletter service, in ms. */
const patience = 10_000;

/** Outcome of a submission; "offline" if the device has no network. */
type Outcome = "done" | "failed" | "offline";

/**
 * Posts an email address to the newsletter service as the native form would, but without cookies or referrer.
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

/** How long the thanks replace the form, in ms. */
const thanksDuration = 3000;

/**
 * Manages the state of the newsletter form. The field is uncontrolled, because the address may have been
 * typed before hydration or restored by the browser on a reload. If data/site.json has no service, the form
 * simulates success and sends nothing.
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
      // The form can take the focus only after it is rendered again.
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
