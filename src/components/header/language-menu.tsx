import { type KeyboardEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { afterwards, late } from "../../app/late";
import { useMountedLater } from "../../hooks/use-mounted-later";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { Chevron, Globe } from "../art/signs";
import { PageLocale } from "../page-locale";
import { LeadToList } from "./lead-to-list";

const buttonId = "language-button";
const LanguageItems = late(
  afterwards(async () => {
    const module = await import(/* webpackChunkName: "language-items" */ "./language-items");
    return module.LanguageItems;
  }),
);

/** Which language is highlighted when a key opens the menu (ARIA Authoring Practices, menu button). */
const highlightedBy: Record<string, string | undefined> = {
  ArrowDown: languages[0]?.code,
  Enter: languages[0]?.code,
  " ": languages[0]?.code,
  ArrowUp: languages.at(-1)?.code,
};

/** The button of the language menu; without the menu's code it leads to the footer's list. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useSite();
  const isMounted = useMountedLater();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const openAt = (code: string | null) => {
    setHighlighted(code);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const code = highlightedBy[event.key];
    if (!code || isOpen) return;
    event.preventDefault();
    openAt(code);
  };
  return (
    <div className="language-menu with-script">
      <button
        type="button"
        id={buttonId}
        className="language"
        aria-label={t("common:language.button", { name: language.endonym })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : openAt(null))}
        onKeyDown={onKeyDown}
      >
        <Globe />
        <span>{language.endonym}</span>
        <Chevron />
      </button>
      {(isMounted || isOpen) && (
        <Suspense fallback={isOpen && <LeadToList id="languages" setOpen={setOpen} />}>
          <PageLocale>
            <LanguageItems
              button={buttonId}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              highlighted={highlighted}
              highlight={setHighlighted}
            />
          </PageLocale>
        </Suspense>
      )}
    </div>
  );
}
