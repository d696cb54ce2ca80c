import { Menu } from "@chakra-ui/react/menu";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/languages";
import { Chevron, Globe } from "../art/icons";
import { ChakraPart } from "../chakra-part";
import { LanguageLink } from "../links";
import { useSite } from "../site-context";
import * as header from "./header.module.css";
import * as styles from "./menus.module.css";

export default function LanguageMenu() {
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
            className={header.languageButton}
            aria-label={t("common:language.button", { name: language.endonym })}
          >
            <Globe />
            <span>{language.endonym}</span>
            <Chevron className={header.chevron} />
          </button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Context>
            {({ setOpen, setHighlightedValue }) => (
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
                  // Chakra's typeahead supports Latin letters only. The names of other keys are Latin.
                  if (key <= "ÿ") return;
                  const letter = key.toLocaleLowerCase();
                  const found = languages.find(({ endonym }) =>
                    endonym.toLocaleLowerCase().startsWith(letter),
                  );
                  if (found) setHighlightedValue(found.code);
                }}
              >
                {languages.map((each) => (
                  <Menu.Item key={each.code} value={each.code} valueText={each.endonym} asChild>
                    <LanguageLink to={each} className={styles.languageName} tabIndex={-1} />
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
