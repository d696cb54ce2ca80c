import type { ComponentProps } from "react";
import { useSite } from "../../hooks/use-site";
import { signUpUrl } from "../../i18n/paths";
import { type ButtonLook, buttonClass } from "./button-class";

/** Renders a link to the sign-up page of the control panel, in the same tab. */
export function SignUpLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<"a"> & ButtonLook) {
  const { shell } = useSite();
  return (
    <a
      {...link}
      className={buttonClass({ variant, size, className })}
      href={signUpUrl(shell.siteJson.appUrl)}
    />
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
