import { Dialog, Portal } from "@chakra-ui/react";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/languages";
import { SignUpLink } from "../button/sign-up-link";
import { LanguageLink } from "../language-link";
import { Bar } from "./bar";
import { dialogRecipe } from "./dialog-recipe";
import { Logo } from "./logo";
import { MainLinks } from "./main-links";
import { MenuToggle } from "./menu-toggle";

/**
 * Hides what a modal covers from assistive technology for as long as the modal is open, and holds it
 * still; the modal keeps the focus. It stands outside of Gatsby's root, in a portal. `inert`, and what
 * Chakra itself sets on the root, would have the whole page styled anew: 175 ms on a slow phone.
 */
function useHiddenPage(isOpen: boolean): void {
  // Before the next paint, and undone before the focus goes back to the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const page = document.getElementById("___gatsby");
    page?.setAttribute("aria-hidden", "true");
    document.documentElement.style.overflow = "hidden";
    return () => {
      page?.removeAttribute("aria-hidden");
      document.documentElement.style.overflow = "";
    };
  }, [isOpen]);
}

interface MobileSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The element that has the focus when the sheet has closed. */
  returnFocusTo: () => HTMLElement | null;
}

/** The menu of small screens: links, languages and sign-up in a sheet over the page. */
export function MobileSheet({ isOpen, onClose, returnFocusTo }: MobileSheetProps) {
  const { t } = useTranslation();
  useHiddenPage(isOpen);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      // Made before it opens: a tap on a slow phone would wait for it.
      lazyMount={false}
      unmountOnExit={false}
      // The sheet covers the page: what else a modal does to it would only style it anew.
      modal={false}
      trapFocus
      preventScroll={false}
      onOpenChange={({ open }) => open || onClose()}
      finalFocusEl={returnFocusTo}
    >
      <Portal>
        <Dialog.Content aria-label={t("common:menu")} aria-modal>
          <Bar className="wrap">
            <Logo onChoose={onClose} />
            <div className="end">
              <MenuToggle isOpen onClick={onClose} />
            </div>
          </Bar>
          <div className="wrap">
            <MainLinks onChoose={onClose} />
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
