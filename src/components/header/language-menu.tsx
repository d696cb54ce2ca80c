import { Menu } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { Chevron, Globe } from "../art/signs";
import { LanguageLink } from "../language-link";
import { languageByLetter } from "./language-by-letter";

/**
 * The languages as a menu of links: arrow keys, Home, End, Escape and typeahead by Chakra, whose
 * typeahead knows Latin letters only; the others' own letters are looked up here.
 */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Menu.Root positioning={{ placement: "bottom-end", gutter: 8 }}>
      <Menu.Trigger
        className="with-script"
        aria-label={t("common:language.button", { name: language.endonym })}
      >
        <Globe />
        <span>{language.endonym}</span>
        <Chevron />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Context>
          {(menu) => (
            <Menu.Content
              onKeyDown={({ key }) => {
                const code = languageByLetter(key, languages);
                if (code) menu.setHighlightedValue(code);
              }}
            >
              {languages.map((each) => (
                <Menu.Item key={each.code} value={each.code} valueText={each.endonym} asChild>
                  <LanguageLink to={each} />
                </Menu.Item>
              ))}
            </Menu.Content>
          )}
        </Menu.Context>
      </Menu.Positioner>
    </Menu.Root>
  );
}
