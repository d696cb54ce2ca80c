/** @jest-environment node */
import { withLinkedStyles } from "./late-styles";

const page = (css: string) => `<h1>A</h1><style data-names="b c">${css}</style><p>B</p>`;

test("late rules are linked where they stood; pages that have the same share a file", () => {
  const files = new Map<string, string>();
  const html = withLinkedStyles(page(".b{top:0}\n.c{left:0}"), "/site", files);
  withLinkedStyles(page(".b{top:0}\n.c{left:0}"), "/site", files);
  withLinkedStyles(page(".b{top:1px}"), "/site", files);
  const [[path, css] = []] = files;
  expect(files.size).toBe(2);
  expect(css).toBe(".b{top:0}\n.c{left:0}");
  expect(html).toBe(
    `<h1>A</h1><link rel="stylesheet" href="/site${path}" data-names="b c"><p>B</p>`,
  );
});

test("a page without any stays as it is", () => {
  const files = new Map<string, string>();
  expect(withLinkedStyles("<style>a{}</style>", "", files)).toBe("<style>a{}</style>");
  expect(files.size).toBe(0);
});
