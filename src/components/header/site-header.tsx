import clsx from "clsx";
import { type ComponentType, memo, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useActiveSection } from "../../hooks/use-active-section";
import { lazyPart } from "../../lazy/lazy-part";
import { whenActive } from "../../lazy/triggers";
import { SignUpLink } from "../sign-up";
import { useSite } from "../site-context";
import * as styles from "./header.module.css";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";

// gatsby/webpack.ts keeps the style sheet of the chunk "menus" apart from those of the sections.

/**
 * Memoized, so that scrolling, which renders the header again, does not update the menus before they are
 * hydrated. React would discard their prerendered HTML.
 */
const lazyMenu = (load: () => Promise<{ default: ComponentType }>) =>
  memo(lazyPart(load, whenActive, clsx("with-script", styles.menu)));
const LanguageMenu = lazyMenu(() => import(/* webpackChunkName: "menus" */ "./language-menu"));
const MobileMenu = lazyMenu(() => import(/* webpackChunkName: "menus" */ "./mobile-menu"));

type ScrollState = "top" | "scrolled" | "past-first-screen";

function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>("top");
  useEffect(() => {
    const update = () => {
      if (window.scrollY > window.innerHeight) setState("past-first-screen");
      else setState(window.scrollY > 50 ? "scrolled" : "top");
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return state;
}

export function SiteHeader() {
  const { t } = useTranslation();
  const { shell, path } = useSite();
  const scrollState = useScrollState();
  const active = useActiveSection(path === "/" ? shell.navigationJson.main : []);
  return (
    <header
      className={clsx("screen-only", styles.header, scrollState !== "top" && styles.scrolled)}
    >
      <a className={styles.skip} href="#main">
        {t("common:skip")}
      </a>
      <div className={clsx("wrap", styles.bar)}>
        <Logo className={styles.barLogo} />
        <MainLinks className={styles.links} linkClassName={styles.link} active={active} />
        <div className={styles.end}>
          <a className="without-script" href="#quick-links">
            {t("common:menu")}
          </a>
          <a className="without-script" href="#languages">
            {t("common:language.heading")}
          </a>
          <LanguageMenu />
          <SignUpLink
            variant="surface"
            className={clsx(
              styles.signUp,
              scrollState === "past-first-screen" && styles.pastFirstScreen,
            )}
          >
            {t("common:signUp")}
          </SignUpLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
