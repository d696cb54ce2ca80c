import { chakra } from "@chakra-ui/react";
import { buttonRecipe } from "../theme/recipes/button";

/** A link that looks like a button. */
export const ButtonLink = chakra("a", buttonRecipe);
