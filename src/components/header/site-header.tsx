import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useActiveSection } from "../../hooks/use-active-section";
import { useSite } from "../../hooks/use-site";
import { styled } from "../../theme/styled";
import { SignUpLink } from "../button/sign-up-link";
import { Bar } from "./bar";
import { headerRecipe } from "./header-recipe";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";
import { MobileMenu } from "./mobile-menu";

const Root = styled("header", headerRecipe);

const threshold = 50;

/** Whether the page is scrolled by more than 50 px; false until the browser has said. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}

/** The bar fixed to the top of every page. */
export function SiteHeader() {
  const { t } = useTranslation();
  const { shell, path } = useSite();
  const scrolled = useScrolled();
  const anchors = shell.navigationJson.main.map(({ anchor }) => anchor);
  const active = useActiveSection(path === "/" ? anchors : []);
  return (
    <Root data-scrolled={scrolled ? "" : undefined}>
      <a className="skip" href="#main">
        {t("common:skip")}
      </a>
      <Bar className="wrap">
        <Logo />
        <MainLinks className="links" active={active} />
        <div className="end">
          <a className="without-script" href="#quick-links">
            {t("common:menu")}
          </a>
          <a className="without-script" href="#languages">
            {t("common:language.heading")}
          </a>
          <LanguageMenu />
          <SignUpLink variant="surface" className="sign-up">
            {t("common:signUp")}
          </SignUpLink>
          <MobileMenu />
        </div>
      </Bar>
    </Root>
  );
}
