import { Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../hooks/use-media-query";
import { languages } from "../../i18n/languages";
import { LanguageLink } from "../language-link";
import { SignUpLink } from "../sign-up-link";
import { Bar } from "./bar";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";
import { MenuToggle } from "./menu-toggle";

/** Links, languages and sign-up in a sheet over the page, below the width of the header's links. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useMediaQuery("(min-width: 1200px)", (matches) => matches && setOpen(false));
  const close = () => setOpen(false);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      finalFocusEl={() => toggle.current}
    >
      <MenuToggle ref={toggle} isOpen={open} onClick={() => setOpen(true)} />
      <Portal>
        <Dialog.Content aria-label={t("common:menu")}>
          <Bar className="wrap">
            <Logo />
            <div className="end">
              <MenuToggle isOpen onClick={close} />
            </div>
          </Bar>
          <div className="wrap">
            <MainLinks onChoose={close} />
            <ul className="languages">
              {languages.map((each) => (
                <li key={each.code}>
                  <LanguageLink to={each} />
                </li>
              ))}
            </ul>
            <SignUpLink className="sign-up">{t("common:startTrial")}</SignUpLink>
          </div>
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
