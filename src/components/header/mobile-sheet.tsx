import { Dialog, Portal } from "@chakra-ui/react";
import { useLayoutEffect, useRef } from "react";
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
 * Takes what is behind a modal out of reach for as long as the modal is open: of the pointer, the
 * keyboard and assistive technology; and holds it still. The modal stands outside of Gatsby's root, in a
 * portal. Chakra's own way sets a variable on the root, for which the whole page is styled once more.
 */
function useInertPage(isOpen: boolean): void {
  // Before the next paint, and undone before the focus goes back to the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const page = document.getElementById("___gatsby");
    // For assistive technology that does not know the other yet.
    page?.setAttribute("aria-hidden", "true");
    document.documentElement.style.overflow = "hidden";
    // After that paint: the whole page is styled anew for it, 175 ms on a slow phone, and the modal,
    // which covers the page and keeps the focus, need not wait.
    let timer: number;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => page?.setAttribute("inert", ""));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      page?.removeAttribute("inert");
      page?.removeAttribute("aria-hidden");
      document.documentElement.style.overflow = "";
    };
  }, [isOpen]);
}

interface MobileSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The element that has the focus when the sheet has closed, unless a link was chosen in it. */
  returnFocusTo: () => HTMLElement | null;
}

/** The menu of small screens: links, languages and sign-up in a sheet over the page. */
export function MobileSheet({ isOpen, onClose, returnFocusTo }: MobileSheetProps) {
  const { t } = useTranslation();
  useInertPage(isOpen);
  const hasChosen = useRef(false);
  const choose = () => {
    hasChosen.current = true;
    onClose();
  };
  const finalFocus = () => {
    if (!hasChosen.current) return returnFocusTo();
    hasChosen.current = false;
    // The browser lets the keyboard go on at the section. The body takes no focus, so that this stays.
    return document.body;
  };
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      // Made before it opens: a tap on a slow phone would wait for it.
      lazyMount={false}
      unmountOnExit={false}
      // The page behind is inert: what else a modal does to it would only style it anew, twice.
      modal={false}
      trapFocus
      preventScroll={false}
      onOpenChange={({ open }) => open || onClose()}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Dialog.Content aria-label={t("common:menu")} aria-modal>
          <Bar className="wrap">
            <Logo onChoose={choose} />
            <div className="end">
              <MenuToggle isOpen onClick={onClose} />
            </div>
          </Bar>
          <div className="wrap">
            <MainLinks onChoose={choose} />
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
