import type { Measurement } from "./compare";
import { definitions, type FigureKey, figureKeys, show } from "./figures";
import { table } from "./table";

/** How many times another's figure the site's is; nothing where that cannot be told. */
function ratioOf(own = Number.NaN, other = Number.NaN): string {
  return Number.isFinite(own / other) ? (own / other).toFixed(2) : "";
}

/** A path's figures side by side, with the site's ratio to the others and what long tasks did. */
export function pageReport(path: string, results: Record<string, Measurement>): string {
  const names = Object.keys(results);
  const figureOf = (name: string, key: FigureKey) => results[name]?.figures[key];
  const others = names.filter((name) => name !== "site");
  const rows = figureKeys
    .filter((key) => names.some((name) => figureOf(name, key) !== undefined))
    .map((key) => {
      const ratios = others.map((name) => ratioOf(figureOf("site", key), figureOf(name, key)));
      return [
        definitions[key].label,
        ...names.map((name) => show(key, figureOf(name, key))),
        ...ratios,
      ];
    });
  const work = Object.entries(results.site?.work ?? {}).map(
    ([key, text]) => `${definitions[key as FigureKey].label}: ${text}`,
  );
  const head = [path, ...names, ...others.map((name) => `to ${name}`)];
  return ["", table([head, ...rows]), ...work].join("\n");
}
