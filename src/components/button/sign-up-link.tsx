import type { ComponentProps } from "react";
import { useSite } from "../../hooks/use-site";
import { signUpUrl } from "../../i18n/paths";
import { ButtonLink } from "./button-link";

/** Renders a link to the sign-up page of the control panel, in the same tab. */
export function SignUpLink(props: Omit<ComponentProps<typeof ButtonLink>, "href">) {
  const { shell } = useSite();
  return <ButtonLink {...props} href={signUpUrl(shell.siteJson.appUrl)} />;
}
