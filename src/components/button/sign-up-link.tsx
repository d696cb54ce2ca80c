import type { ComponentProps } from "react";
import { useSite } from "../../hooks/use-site";
import { signUpUrl } from "../../i18n/paths";
import { ButtonLink } from "./button-link";

/** A link to the control panel's sign-up, in the same tab. */
export function SignUpLink(props: Omit<ComponentProps<typeof ButtonLink>, "href">) {
  const { shell } = useSite();
  return <ButtonLink {...props} href={signUpUrl(shell.siteJson.appUrl)} />;
}
