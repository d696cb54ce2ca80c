import type { RecipeDefinition } from "@chakra-ui/react";
import { css } from "@emotion/react";
import { system } from "./system";

/** The rules of a recipe and, without Emotion's prefix, the name of their class. */
export type RecipeClass = ReturnType<typeof css>;

const computed = new WeakMap<RecipeDefinition, Map<string, RecipeClass>>();

/**
 * The class of a recipe with certain variants; computed once for all elements that have it.
 * @param variants the chosen value of each of the recipe's variants; the default where undefined
 */
export function recipeClass(
  recipe: RecipeDefinition,
  variants: Record<string, unknown>,
): RecipeClass {
  const known = computed.get(recipe) ?? new Map<string, RecipeClass>();
  computed.set(recipe, known);
  const key = JSON.stringify(variants);
  const found = known.get(key) ?? css(system.css(system.cva(recipe)(variants)) as never);
  known.set(key, found);
  return found;
}
