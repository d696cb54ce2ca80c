import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/languages";
import { breakpoints } from "../../theme/tokens";
import { ChakraPart } from "../chakra-part";
import { LanguageLink } from "../links";
import { SignUpLink } from "../sign-up";
import * as header from "./header.module.css";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";
import * as styles from "./menus.module.css";

function ToggleLines() {
  return (
    <>
      <i className={header.toggleLine} />
      <i className={header.toggleLine} />
    </>
  );
}

export default function MobileMenu() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const hasChosen = useRef(false);
  useEffect(() => {
    // Closes the menu when the header shows its links.
    const wide = window.matchMedia(`(min-width: ${breakpoints.xl})`);
    const close = () => setIsOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
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
        finalFocusEl={() => (hasChosen.current ? document.body : null)}
      >
        <Dialog.Trigger asChild>
          <button type="button" className={header.toggle} aria-label={t("common:menu")}>
            <ToggleLines />
          </button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content aria-label={t("common:menu")}>
              <div className={clsx("wrap", header.bar)}>
                <Logo className={header.barLogo} onClick={choose} />
                <div className={header.end}>
                  <Dialog.CloseTrigger asChild>
                    <button
                      type="button"
                      className={header.toggle}
                      aria-label={t("common:menu")}
                      aria-expanded="true"
                    >
                      <ToggleLines />
                    </button>
                  </Dialog.CloseTrigger>
                </div>
              </div>
              <div className={clsx("wrap", styles.menu)}>
                <MainLinks linkClassName={styles.link} onClick={choose} />
                <ul className={styles.languages}>
                  {languages.map((each) => (
                    <li key={each.code}>
                      <LanguageLink to={each} className={styles.languageName} />
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
