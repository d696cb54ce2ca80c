import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { SystemStyleObject } from "@chakra-ui/react";
import { isCssProperty } from "@pandacss/is-valid-prop";
import { colors } from "./colors";
import { system } from "./system";

type Styles = Record<string, unknown>;

const isRecipe = (file: string) => file.endsWith("-recipe.ts");

const valuesOf = (styles: unknown) => Object.values(styles as Styles);

const source = join(__dirname, "..");
const files = readdirSync(source, { recursive: true }).map(String);

/** Every recipe of the project, by file and name. */
const recipes = files.filter(isRecipe).flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, Styles>>(join(source, file)))
    .filter(([, recipe]) => recipe.base)
    .map(([name, recipe]): [string, Styles] => [`${file}: ${name}`, recipe]),
);

/** The styles of a recipe: a base, of parts where it has slots, and variants. */
function stylesOf({ base, slots, variants }: Styles): Styles[] {
  const sets = [base, ...valuesOf(variants ?? {}).flatMap(valuesOf)];
  return (slots ? sets.flatMap(valuesOf) : sets) as Styles[];
}

/** All properties with their values that the system makes of styles, however deep. */
function declarations(styles: unknown): [string, unknown][] {
  return Object.entries(styles as Styles).flatMap(([name, value]): [string, unknown][] =>
    typeof value === "object" && value !== null ? declarations(value) : [[name, value]],
  );
}

/** What of the CSS that the system has made is none: an unknown property, a token's bare name. */
const faultsOf = (css: object) =>
  declarations(css).filter(
    ([name, value]) =>
      !(name.startsWith("--") || isCssProperty(name)) ||
      (/colou?r$|^(fill|stroke|background)$/i.test(name) && Object.hasOwn(colors, String(value))),
  );

const faults = (styles: Styles) => faultsOf(system.css(styles as SystemStyleObject));

test.each(recipes)("%s: each property is one of CSS, each colour a token's", (_, recipe) => {
  const styles = stylesOf(recipe);
  expect(styles.flatMap(declarations).length).toBeGreaterThan(0);
  expect(styles.flatMap(faults)).toEqual([]);
});

test("so are the global styles", () => {
  const made = system.getGlobalCss();
  // With the styles for paper, which stand one level deeper than the others.
  expect(declarations(made)).toContainEqual(["printColorAdjust", "economy"]);
  expect(faultsOf(made)).toEqual([]);
});
