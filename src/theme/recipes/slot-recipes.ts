import { accordionRecipe } from "./accordion";
import { dialogRecipe } from "./dialog";
import { fieldRecipe } from "./field";
import { menuRecipe } from "./menu";
import { tabsRecipe } from "./tabs";

/** The looks of Chakra's composed components, under Chakra's own keys. */
export const slotRecipes = {
  accordion: accordionRecipe,
  dialog: dialogRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  tabs: tabsRecipe,
};
