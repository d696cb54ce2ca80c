import type { ComponentProps } from "react";
import { signUpUrl } from "../../content/sign-up-url";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "./button-link";

/** A link to the control panel's sign-up, in the same tab. */
export function SignUpLink(props: Omit<ComponentProps<typeof ButtonLink>, "href">) {
  const { shell } = useSite();
  return <ButtonLink {...props} href={signUpUrl(shell.siteJson.appUrl)} />;
}
