import { Menu } from "@chakra-ui/react";
import { languages } from "../../i18n/languages";
import { LanguageLink } from "../language-link";
import { languageByLetter } from "./language-by-letter";
import { menuRecipe } from "./menu-recipe";

interface LanguageItemsProps {
  /** The id of the button that the menu belongs to and stands under. */
  button: string;
  /** The code of the language that is highlighted at first. */
  highlighted: string | null;
  onClose: () => void;
}

/**
 * The open menu of languages, as links: arrow keys, Home, End, Escape and typeahead by Chakra, whose
 * typeahead knows Latin letters only; the others' own letters are looked up here. It stands under its button
 * by CSS: Chakra's positioner measures the page again and again, 100 ms on a slow phone.
 */
export function LanguageItems({ button, highlighted, onClose }: LanguageItemsProps) {
  return (
    <Menu.Root
      recipe={menuRecipe}
      defaultOpen
      defaultHighlightedValue={highlighted ?? undefined}
      ids={{ trigger: button }}
      onOpenChange={({ open }) => open || onClose()}
    >
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
    </Menu.Root>
  );
}
