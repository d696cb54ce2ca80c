import type { Rule } from "../content";
import { memberOf, problemAtNode, valuesOf } from "../json-document";

/** Every row of a table has a cell for each column. */
export const tableCells: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) =>
    valuesOf(document.root).flatMap((node) => {
      const columns = memberOf(node, "head")?.children?.length ?? 0;
      return (memberOf(node, "rows")?.children ?? [])
        .filter(({ children }) => children && children.length !== columns)
        .map((row) => {
          const is = `a row of ${row.children?.length} cells`;
          return problemAtNode(document, row, {
            is,
            write: `${columns} cells, one for each column`,
          });
        });
    }),
  );
