import { Dialog, Portal } from "@chakra-ui/react";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/languages";
import { SignUpLink } from "../button/sign-up-link";
import { ChakraPart } from "../chakra-part";
import { LanguageLink } from "../language-link";
import * as bar from "./bar.module.css";
import * as languageName from "./language-name.module.css";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";
import * as styles from "./mobile-menu.module.css";

/** Closes the menu when the window becomes wide enough for the links in the header. */
function useCloseOnWideWindows(setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 75rem)");
    const close = () => setIsOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [setIsOpen]);
}

/** Draws two lines that become a cross. */
function ToggleLines() {
  return (
    <>
      <i className={bar.toggleLine} />
      <i className={bar.toggleLine} />
    </>
  );
}

/** Renders the menu of small screens: links, languages and sign-up in a dialog that covers the page. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  useCloseOnWideWindows(setIsOpen);
  const choose = () => {
    hasChosen.current = true;
    setIsOpen(false);
  };
  return (
    <ChakraPart>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          hasChosen.current = false;
          setIsOpen(open);
        }}
        // After a link was chosen, keyboard navigation must continue at the link's target. Focusing the body
        // has no effect, so the browser's starting point stays there.
        finalFocusEl={() => (hasChosen.current ? document.body : toggle.current)}
      >
        <Dialog.Trigger asChild>
          <button ref={toggle} type="button" className={bar.toggle} aria-label={t("common:menu")}>
            <ToggleLines />
          </button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content aria-label={t("common:menu")}>
              <div className={clsx("wrap", bar.bar)}>
                <Logo className={bar.logo} onChoose={choose} />
                <div className={bar.end}>
                  <Dialog.CloseTrigger asChild>
                    <button
                      type="button"
                      className={bar.toggle}
                      aria-label={t("common:menu")}
                      aria-expanded="true"
                    >
                      <ToggleLines />
                    </button>
                  </Dialog.CloseTrigger>
                </div>
              </div>
              <div className={clsx("wrap", styles.body)}>
                <MainLinks linkClassName={styles.link} onChoose={choose} />
                <ul className={styles.languages}>
                  {languages.map((each) => (
                    <li key={each.code}>
                      <LanguageLink to={each} className={languageName.name} />
                    </li>
                  ))}
                </ul>
                <SignUpLink className={styles.signUp}>{t("common:startTrial")}</SignUpLink>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraPart>
  );
}
