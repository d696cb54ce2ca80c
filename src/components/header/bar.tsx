import { chakra } from "@chakra-ui/react";
import { barRecipe } from "../../theme/recipes/header";

/** The row of logo, links and buttons. */
export const Bar = chakra("div", barRecipe);
