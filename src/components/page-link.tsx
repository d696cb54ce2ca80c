import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Root-relative path without language prefix, such as "/privacy" or "/#faq". */
  to: string;
}

/**
 * Renders a link to a page of the site in the current language. A link to an anchor on the current page is a
 * plain anchor, which works without scripts.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language, path } = useSite();
  const [target = "/", anchor] = to.split("#");
  if (anchor && target === path) return <a href={`#${anchor}`} {...rest} />;
  return <Link to={localePath(language.code, to)} {...rest} />;
}
