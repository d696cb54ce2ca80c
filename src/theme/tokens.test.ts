import { readdirSync, readFileSync } from "node:fs";
import { breakpoints, colors } from "./tokens";

/** Relative luminance of a color #rrggbb (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof typeof colors;

/** The required ratio of each text color, and the backgrounds on which it is used. */
const texts: [text: Name, ratio: number, grounds: Name[]][] = [
  // Body text: AAA (1.4.6).
  ["ink", 7, ["paper", "card", "white", "urlPill"]],
  ["paper", 7, ["ink"]],
  ["white", 7, ["ink"]],
  // On vermilion, and secondary text: AA (1.4.3).
  ["ink", 4.5, ["accent"]],
  ["mutedInk", 4.5, ["paper", "card", "white"]],
  ["placeholder", 4.5, ["white"]],
  ["accentText", 4.5, ["paper", "card", "white"]],
];

/** The colors that identify a control, focus or selection (1.4.11). */
const signs: [sign: Name, ratio: number, grounds: Name[]][] = [
  ["ink", 3, ["paper", "card", "white", "accent"]],
  ["paper", 3, ["ink"]],
  ["line", 3, ["paper", "card", "white"]],
  // The marks of lists, and of questions that open.
  ["accent", 3, ["paper", "ink"]],
];

test.each([...texts, ...signs])(
  "%s has a contrast of at least %s to 1 on %j",
  (name, ratio, grounds) => {
    const low = grounds.filter((ground) => contrast(colors[name], colors[ground]) < ratio);
    expect(low).toEqual([]);
  },
);

test("drawings have only colors of the design", () => {
  const folder = "src/components/art";
  const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  const used = drawings.flatMap((name) =>
    readFileSync(`${folder}/${name}`, "utf8").match(/#[\dA-F]{6}\b/gi),
  );
  expect(used.filter((color) => color && !Object.values<string>(colors).includes(color))).toEqual(
    [],
  );
});

test("the breakpoints of style sheets are those of the tokens", () => {
  const media = readFileSync("src/theme/media.css", "utf8");
  const widths = [...media.matchAll(/--(\w+) screen and \(min-width: (.+)\)/g)];
  expect(Object.fromEntries(widths.map(([, name, width]) => [name, width]))).toEqual(breakpoints);
});
