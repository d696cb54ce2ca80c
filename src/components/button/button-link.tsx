import { styled } from "../../theme/styled";
import { PageLink } from "../page-link";
import { buttonRecipe } from "./button-recipe";

/** A link that looks like a button. */
export const ButtonLink = styled("a", buttonRecipe);

/** A link within the site that looks like a button. */
export const ButtonPageLink = styled(PageLink, buttonRecipe);
