import type { RecipeDefinition, RecipeVariantProps } from "@chakra-ui/react";
import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import {
  type ComponentProps,
  createElement,
  type ElementType,
  type ForwardedRef,
  type FunctionComponent,
  forwardRef,
  useInsertionEffect,
  useRef,
} from "react";
import { usePrebuilt } from "./prebuilt";
import { type RecipeClass, recipeClass } from "./recipe-class";

type Props = Record<string, unknown> & { className?: string };

/** Writes the rules of a class into the page's style sheet, or into that of the page being built. */
function useRules(recipeClass: RecipeClass | undefined): string | undefined {
  const cache = useEmotionCache();
  const insert = () => {
    if (!recipeClass || !cache || cache.inserted[recipeClass.name] !== undefined) return;
    const name = `${cache.key}-${recipeClass.name}`;
    cache.registered[name] = recipeClass.styles;
    cache.insert(`.${name}`, recipeClass, cache.sheet, true);
  };
  if (typeof document === "undefined") insert();
  useInsertionEffect(insert);
  return recipeClass && cache ? `${cache.key}-${recipeClass.name}` : undefined;
}

/**
 * An element with a Chakra recipe, as `chakra(tag, recipe)` makes it. Chakra computes a recipe's CSS
 * each time that an element is made, which is most of the work of hydrating a page; this one leaves
 * the class that the build wrote where it stands, until another variant is asked for.
 * @param tag an element's name, or a component that takes a class name
 */
export function styled<Tag extends ElementType, Recipe extends RecipeDefinition>(
  tag: Tag,
  recipe: Recipe,
) {
  const keys = Object.keys(recipe.variants ?? {});
  function Styled({ className, ...rest }: Props, ref: ForwardedRef<unknown>) {
    const variants = Object.fromEntries(keys.map((key) => [key, rest[key]]));
    const others = Object.entries(rest).filter(([key]) => !keys.includes(key));
    const wanted = JSON.stringify([className, variants]);
    const first = useRef(wanted);
    const isPrebuilt = usePrebuilt() && first.current === wanted;
    if (!isPrebuilt) first.current = "";
    const own = useRules(isPrebuilt ? undefined : recipeClass(recipe, variants));
    const all = [className, own].filter(Boolean).join(" ") || undefined;
    return createElement(tag, {
      ...Object.fromEntries(others),
      ref,
      className: isPrebuilt ? undefined : all,
      // Else React's development build complains of the class that it is not given.
      suppressHydrationWarning: isPrebuilt || undefined,
    });
  }
  return forwardRef(Styled) as unknown as FunctionComponent<
    ComponentProps<Tag> & RecipeVariantProps<Recipe>
  >;
}
