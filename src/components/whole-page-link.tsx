import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface WholePageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Root-relative path without language prefix. */
  to: string;
}

/**
 * Renders a link between the site and the sample page, in the current language. The sample page represents
 * another website, so the link causes a full load and prefetches nothing.
 */
export function WholePageLink({ to, ...rest }: WholePageLinkProps) {
  const { language } = useSite();
  return <a href={withPrefix(localePath(language.code, to))} {...rest} />;
}
