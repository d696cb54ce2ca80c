import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface WholePageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Root-relative without language prefix. */
  to: string;
}

/**
 * A link in the page's language between the site and the sample's page, which stands for another
 * site: it loads the page whole, and brings nothing of it beforehand.
 */
export function WholePageLink({ to, ...rest }: WholePageLinkProps) {
  const { language } = useSite();
  return <a href={withPrefix(localePath(language.code, to))} {...rest} />;
}
