import { Menu } from "@chakra-ui/react";
import { languages } from "../../i18n/languages";
import { LanguageLink } from "../language-link";
import { languageByLetter } from "./language-by-letter";
import { menuRecipe } from "./menu-recipe";

interface LanguageItemsProps {
  /** The id of the button that the menu belongs to and stands under. */
  button: string;
  isOpen: boolean;
  onClose: () => void;
  /** The code of the language that is highlighted. */
  highlighted: string | null;
  highlight: (code: string | null) => void;
}

/**
 * The menu of languages, as links: arrow keys, Home, End, Escape and typeahead by Chakra, whose
 * typeahead knows Latin letters only; the others' own letters are looked up here. Chakra holds the Tab
 * key; by the ARIA Authoring Practices it closes a menu and leads on from the menu's button. The menu stands
 * under its button by CSS: Chakra's positioner measures the page again and again, 100 ms on a slow phone.
 */
export function LanguageItems({
  button,
  isOpen,
  onClose,
  highlighted,
  highlight,
}: LanguageItemsProps) {
  return (
    <Menu.Root
      recipe={menuRecipe}
      open={isOpen}
      // Made before it opens: a tap on a slow machine would wait for it.
      lazyMount={false}
      unmountOnExit={false}
      highlightedValue={highlighted}
      onHighlightChange={({ highlightedValue }) => highlight(highlightedValue)}
      ids={{ trigger: button }}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Menu.Content
        onKeyDownCapture={(event) => {
          if (event.key !== "Tab") return;
          event.stopPropagation();
          onClose();
        }}
        onKeyDown={({ key }) => {
          const code = languageByLetter(key, languages);
          if (code) highlight(code);
        }}
      >
        {languages.map((each) => (
          <Menu.Item key={each.code} value={each.code} valueText={each.endonym} asChild>
            <LanguageLink to={each} tabIndex={-1} />
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
