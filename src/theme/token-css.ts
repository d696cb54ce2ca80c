import { system } from "./system";

/** The tokens as CSS variables, by the names that Chakra gives them: `--colors-ink`. */
export function tokenCss(): string {
  const declarations = [...(system.tokens.cssVarMap.get("base") ?? [])]
    // Media queries cannot read variables; theme/media.css has the breakpoints.
    .filter(([name]) => !name.includes("breakpoint"))
    .map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(";")}}`;
}
