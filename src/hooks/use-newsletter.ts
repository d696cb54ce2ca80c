import { type FormEvent, useEffect, useRef, useState } from "react";

/** How long the thanks stand in the form's place, in ms. */
export const thanksDuration = 3000;

/** The newsletter form's state: it simulates success, and sends nothing to anyone. */
export function useNewsletter() {
  const [email, setEmail] = useState("");
  const [isDone, setDone] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);

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
      setDone(false);
    }, thanksDuration);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Nothing is sent: there is no newsletter service yet.
    if (email.trim()) setDone(true);
  };

  return { email, setEmail, isDone, submit, group, input };
}
