import type { ComponentProps } from "react";
import { signUpUrl } from "../i18n/paths";
import { type ButtonLook, buttonClass } from "./button/button";
import { useSite } from "./site-context";

/** Renders a link to the sign-up of the app, which looks like a button. */
export function SignUpLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<"a"> & ButtonLook) {
  const { appUrl } = useSite().shell.siteJson;
  return (
    <a {...link} className={buttonClass({ variant, size, className })} href={signUpUrl(appUrl)} />
  );
}

/**
 * Renders which plans the free trial covers and what follows it (`offer.trial` in data/site.json). Renders
 * nothing if that is empty.
 */
export function TrialTerms({ className }: { className?: string }) {
  const { trialTerms } = useSite().shell.siteJson;
  return trialTerms ? <p className={className}>{trialTerms}</p> : null;
}
