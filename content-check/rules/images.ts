import type { Rule } from "../content";
import { nodeAt, problemAt } from "../json-document";
import { textsAt } from "../json-values";

/** Every picture has two pixels for each one that is shown: sharp on every screen. */
export const images: Rule = (content) =>
  textsAt(content, "data/images.json", "images.*.file").flatMap(({ document, path, text }) => {
    const at = [...path.slice(0, -1), "width"];
    const shown: unknown = nodeAt(document, at)?.value;
    const width = content.images.get(text);
    if (typeof shown !== "number" || width === undefined || shown * 2 <= width) return [];
    const is = `${shown}, too wide for the ${width} pixels of ${text}`;
    const write = `${Math.floor(width / 2)} at most, or a larger master`;
    return [problemAt(document, at, { is, write })];
  });
