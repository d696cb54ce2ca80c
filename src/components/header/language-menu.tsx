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

/** Renders the menu of languages, whose items link to the same page in each language. */
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
                  // Chakra traps the Tab key. The ARIA Authoring Practices require that Tab closes a menu and
                  // moves the focus on from its button.
                  if (event.key !== "Tab") return;
                  event.stopPropagation();
                  event.currentTarget.hidden = true;
                  button.current?.focus();
                  setOpen(false);
                }}
                onKeyDown={({ key }) => {
                  // Chakra's typeahead supports Latin letters only.
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
