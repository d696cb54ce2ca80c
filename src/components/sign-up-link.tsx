import type { ComponentProps } from "react";
import { useSite } from "../hooks/use-site";
import { ButtonLink } from "./button-link";

/** The address at which an account is opened, in the control panel. */
export function signUpUrl(appUrl: string): string {
  return `${appUrl.replace(/\/$/, "")}/signup`;
}

/** A link to the control panel's sign-up, in the same tab. */
export function SignUpLink(props: Omit<ComponentProps<typeof ButtonLink>, "href">) {
  const { shell } = useSite();
  return <ButtonLink {...props} href={signUpUrl(shell.siteJson?.appUrl ?? "")} />;
}
