import type { Measurement } from "./compare";
import { definitions, type FigureKey, figureKeys, show } from "./figures";
import { table } from "./table";

/** A path's figures side by side, with the site's ratio to the control and what long tasks did. */
export function pageReport(path: string, results: Record<string, Measurement>): string {
  const names = Object.keys(results);
  const figureOf = (name: string, key: FigureKey) => results[name]?.figures[key];
  const rows = figureKeys
    .filter((key) => names.some((name) => figureOf(name, key) !== undefined))
    .map((key) => {
      const [own, floor] = [figureOf("site", key), figureOf("control", key)];
      const ratio = (own ?? Number.NaN) / (floor ?? Number.NaN);
      const values = names.map((name) => show(key, figureOf(name, key)));
      return [definitions[key].label, ...values, Number.isFinite(ratio) ? ratio.toFixed(2) : ""];
    });
  const work = Object.entries(results.site?.work ?? {}).map(
    ([key, text]) => `${definitions[key as FigureKey].label}: ${text}`,
  );
  return ["", table([[path, ...names, "to control"], ...rows]), ...work].join("\n");
}
