import clsx from "clsx";
import type { ComponentProps } from "react";
import { useSite } from "../../app/site-context";
import { signUpUrl } from "../../i18n/paths";
import { button, lg, outline, plain, solid, surface } from "./button.module.css";

/** Vermilion (solid), ink (surface), border only (outline) or underlined text (plain). */
const variants = { solid, surface, outline, plain };

interface ButtonLook {
  variant?: keyof typeof variants;
  size?: "lg";
  className?: string;
}

/** Returns the class names of a button, or of a link that looks like one. */
export function buttonClass({ variant = "solid", size, className }: ButtonLook): string {
  return clsx(button, variants[variant], size && lg, className);
}

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
