import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Root-relative without language prefix, e.g. "/privacy" or "/#faq". */
  to: string;
}

/**
 * A link within the site, in the page's language. To an anchor of the present page it is a plain
 * anchor, which needs no script.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language, path } = useSite();
  const [target = "/", anchor] = to.split("#");
  if (anchor && target === path) return <a href={`#${anchor}`} {...rest} />;
  return <Link to={localePath(language.code, to)} {...rest} />;
}
