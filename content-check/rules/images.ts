import type { Content, Rule } from "../content";
import { nodeAt, problemAt, quote } from "../json-document";
import { type TextAt, textsAt } from "../json-values";
import { nearest } from "../nearest";
import type { Problem } from "../problem";

/** Larger masters slow each build down and are no sharper on the page. */
const largest = { png: 1_000_000, svg: 20_000 };

/** Every picture is there, small enough, and has two pixels for each one that is shown. */
export const images: Rule = (content) => [
  ...textsAt(content, "data/images.json", "images.*.file").flatMap((each) => [
    ...fileProblems(content, each, largest.png),
    ...widthProblems(content, each),
  ]),
  ...textsAt(content, "data/features.json", "features.*.drawing").flatMap((each) =>
    fileProblems(content, each, largest.svg),
  ),
];

function fileProblems(content: Content, { document, path, text }: TextAt, limit: number) {
  const image = content.images.get(text);
  if (!image) {
    const meant = nearest(text, content.images.keys());
    return [
      problemAt(document, path, {
        is: `${quote(text)}, which src/images does not hold`,
        write: meant ? quote(meant) : "the name of a file in src/images",
      }),
    ];
  }
  return image.bytes > limit
    ? [
        problemAt(document, path, {
          is: `a file of ${Math.ceil(image.bytes / 1000)} kB`,
          write: `the name of a smaller one: ${limit / 1000} kB at most`,
        }),
      ]
    : [];
}

function widthProblems(content: Content, { document, path, text }: TextAt): Problem[] {
  const at = [...path.slice(0, -1), "width"];
  const shown: unknown = nodeAt(document, at)?.value;
  const width = content.images.get(text)?.width ?? Number.POSITIVE_INFINITY;
  return typeof shown === "number" && shown * 2 > width
    ? [
        problemAt(document, at, {
          is: `${shown}, too wide for the ${width} pixels of ${text}`,
          write: `${Math.floor(width / 2)} at most, or a larger master`,
        }),
      ]
    : [];
}
