import { styled } from "../../theme/styled";
import { barRecipe } from "./header-recipe";

/** The row of logo, links and buttons. */
export const Bar = styled("div", barRecipe);
