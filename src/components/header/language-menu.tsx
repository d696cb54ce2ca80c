import { Menu } from "@chakra-ui/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { Chevron, Globe } from "../art/signs";
import { ChakraPart } from "../chakra-part";
import { LanguageLink } from "../language-link";
import * as bar from "./bar.module.css";
import { languageByLetter } from "./language-by-letter";
import * as languageName from "./language-name.module.css";

/** The languages of the site in a menu, as links to the same page. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <ChakraPart>
      <Menu.Root positioning={{ placement: "bottom-end", gutter: 8 }}>
        <Menu.Trigger asChild>
          <button
            ref={button}
            type="button"
            className={bar.language}
            aria-label={t("common:language.button", { name: language.endonym })}
          >
            <Globe />
            <span>{language.endonym}</span>
            <Chevron className={bar.chevron} />
          </button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Context>
            {({ setHighlightedValue, setOpen }) => (
              <Menu.Content
                onKeyDownCapture={(event) => {
                  // Chakra holds the Tab key; by the ARIA Authoring Practices it closes a menu and leads
                  // on from its button.
                  if (event.key !== "Tab") return;
                  event.stopPropagation();
                  event.currentTarget.hidden = true;
                  button.current?.focus();
                  setOpen(false);
                }}
                onKeyDown={({ key }) => {
                  // Chakra's typeahead knows Latin letters only.
                  const code = languageByLetter(key, languages);
                  if (code) setHighlightedValue(code);
                }}
              >
                {languages.map((each) => (
                  <Menu.Item key={each.code} value={each.code} valueText={each.endonym} asChild>
                    <LanguageLink to={each} className={languageName.name} tabIndex={-1} />
                  </Menu.Item>
                ))}
              </Menu.Content>
            )}
          </Menu.Context>
        </Menu.Positioner>
      </Menu.Root>
    </ChakraPart>
  );
}
