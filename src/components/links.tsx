import { Link, withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, forwardRef } from "react";
import type { Language } from "../content/types";
import { localePath } from "../i18n/paths";
import { useSite } from "./site-context";

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>;

interface PageLinkProps extends AnchorProps {
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

/**
 * Renders a link to or from a page without header and footer (sample, preview), in the current language. Such a
 * page represents another website, so the link causes a full load and prefetches nothing.
 */
export function WholePageLink({ to, ...rest }: PageLinkProps) {
  const { language } = useSite();
  return <a href={withPrefix(localePath(language.code, to))} {...rest} />;
}

/**
 * Renders a link to this page in another language, with the language's own name as the default text. The link
 * causes a full load, so that `lang`, `dir` and fonts change; the head script stores the choice and restores
 * the section in view.
 */
export const LanguageLink = forwardRef<HTMLAnchorElement, AnchorProps & { to: Language }>(
  function LanguageLink({ to, children, ...rest }, ref) {
    const { language, path } = useSite();
    return (
      <a
        ref={ref}
        href={withPrefix(localePath(to.code, path ?? "/"))}
        lang={to.htmlLang}
        dir={to.dir}
        hrefLang={to.hreflang}
        data-language={to.code}
        aria-current={to.code === language.code ? "true" : undefined}
        {...rest}
      >
        {children ?? to.endonym}
      </a>
    );
  },
);

/** Renders a mailto link whose address reads from left to right in every language. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
