import { system } from "./system";

/** The tokens as CSS variables, by the names that Chakra gives them: `--colors-ink`. */
export function tokenCss(): string {
  const variables = system.tokens.cssVarMap.get("base") ?? [];
  const declarations = [...variables]
    // Media queries cannot read variables; theme/media.css has the breakpoints.
    .filter(([name]) => !name.includes("breakpoint"))
    .map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(";")}}`;
}
