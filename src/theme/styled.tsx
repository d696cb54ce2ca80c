import type { RecipeDefinition, RecipeVariantProps } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { css, withEmotionCache } from "@emotion/react";
import {
  type ComponentProps,
  createElement,
  type ElementType,
  type FunctionComponent,
  useInsertionEffect,
} from "react";
import { system } from "./system";

type Props = Record<string, unknown> & { className?: string };

/** Writes the rules of a recipe into the page's sheet, where they do not stand there already. */
function insertRules(
  cache: EmotionCache,
  name: string,
  recipe: RecipeDefinition,
  variants: object,
) {
  // In development a changed recipe keeps its name.
  if (cache.inserted[name] !== undefined && process.env.NODE_ENV !== "development") return;
  const { styles } = css(system.css(system.cva(recipe)(variants)) as never);
  cache.registered[`${cache.key}-${name}`] = styles;
  cache.insert(`.${cache.key}-${name}`, { name, styles }, cache.sheet, true);
}

/**
 * An element with a Chakra recipe, as `chakra(tag, recipe)` makes it, but under the name that the
 * recipe gives its class. Chakra computes all CSS of each element that it makes to find that name;
 * here nothing is computed for what the build made (docs/performance.md has the figures).
 * @param tag an element's name, or a component that takes a class name
 */
export function styled<Tag extends ElementType, Recipe extends RecipeDefinition>(
  tag: Tag,
  recipe: Recipe,
) {
  if (!recipe.className) throw new Error("A recipe needs a class name of its own");
  const defaults = Object.entries(recipe.variants ?? {}).map(
    ([key]) => [key, recipe.defaultVariants?.[key]] as const,
  );
  const Styled = withEmotionCache<Props, unknown>(({ className, ...rest }, cache, ref) => {
    const props: Record<string, unknown> = { ...rest, ref };
    const variants: Record<string, unknown> = {};
    for (const [key, usual] of defaults) {
      variants[key] = props[key] ?? usual;
      delete props[key];
    }
    const name = [recipe.className, ...Object.values(variants)].join("-");
    const insert = () => insertRules(cache, name, recipe, variants);
    if (typeof document === "undefined") insert();
    useInsertionEffect(insert);
    props.className = [className, `${cache.key}-${name}`].filter(Boolean).join(" ");
    return createElement(tag, props);
  });
  return Styled as unknown as FunctionComponent<ComponentProps<Tag> & RecipeVariantProps<Recipe>>;
}
