import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite } from "../../hooks/use-site";
import { type Outcome, postAddress } from "./post-address";

/** How long the thanks stand in the form's place, in ms. */
const thanksDuration = 3000;

/**
 * The newsletter form's state. Without a service in data/site.json it simulates success, and sends
 * nothing to anyone.
 */
export function useNewsletter() {
  const service = useSite().shell.siteJson?.newsletter;
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "sending" | Outcome>("idle");
  const group = useRef<HTMLDivElement>(null);
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
      setEmail("");
      setState("idle");
    }, thanksDuration);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || state === "sending" || isDone) return;
    if (!service) return setState("done");
    setState("sending");
    setState(await postAddress(service, email));
  };

  return { service, email, setEmail, state, submit, group, input };
}
