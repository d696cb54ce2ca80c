import { withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, forwardRef } from "react";
import type { Language } from "../content/types";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface LanguageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Language;
}

/**
 * A link to this page in another language, by its own name unless it is given other words. It loads
 * the page whole, so that `lang`, `dir` and fonts change with it; the head script stores the choice
 * and keeps the section in view.
 */
export const LanguageLink = forwardRef<HTMLAnchorElement, LanguageLinkProps>(function LanguageLink(
  { to, children, ...rest },
  ref,
) {
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
});
