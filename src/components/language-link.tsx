import { withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, forwardRef } from "react";
import type { Language } from "../content/types";
import { useSite } from "../hooks/use-site";
import { localePath } from "../i18n/paths";

interface LanguageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Language;
}

/**
 * Renders a link to this page in another language, with the language's own name as the default text. The link
 * causes a full load, so that `lang`, `dir` and fonts change; the head script stores the choice and restores
 * the section in view.
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
