import { barRecipe } from "../../theme/recipes/header";
import { styled } from "../../theme/styled";

/** The row of logo, links and buttons. */
export const Bar = styled("div", barRecipe);
