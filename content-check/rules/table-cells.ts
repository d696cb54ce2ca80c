import type { Rule } from "../content";
import { entriesOf, membersOf, problemAt } from "../json-document";

/** Every row of a table has a cell for each column. */
export const tableCells: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) =>
    [...entriesOf(document.root)]
      .filter(({ path }) => path.at(-1) === "table")
      .flatMap(({ node, path }) => {
        const columns = membersOf(node).get("head")?.children?.length ?? 0;
        const rows = membersOf(node).get("rows")?.children ?? [];
        return rows.flatMap((row, index) => {
          const cells = row.children?.length ?? columns;
          const words = {
            is: `a row of ${cells} cells`,
            write: `${columns} cells, one for each column`,
          };
          return cells === columns ? [] : [problemAt(document, [...path, "rows", index], words)];
        });
      }),
  );
