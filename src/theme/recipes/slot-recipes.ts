import { dialogRecipe } from "../../components/header/dialog-recipe";
import { menuRecipe } from "../../components/header/menu-recipe";
import { accordionRecipe } from "../../sections/faq/accordion-recipe";
import { tabsRecipe } from "../../sections/product-pages/tabs-recipe";
import { fieldRecipe } from "../field-recipe";

/** The looks of Chakra's composed components, under Chakra's own keys. */
export const slotRecipes = {
  accordion: accordionRecipe,
  dialog: dialogRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  tabs: tabsRecipe,
};
