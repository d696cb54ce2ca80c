import type { Rule } from "../content";
import { entriesOf, nodeAt, problemAt } from "../json-document";

/** Every row of a table has a cell for each column. */
export const tableCells: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) =>
    [...entriesOf(document.root)]
      .filter(({ path }) => path.at(-1) === "table")
      .flatMap(({ path }) => {
        const columns = nodeAt(document, [...path, "head"])?.children?.length ?? 0;
        const rows = nodeAt(document, [...path, "rows"])?.children ?? [];
        return rows.flatMap((row, index) => {
          const cells = row.children?.length ?? columns;
          return cells === columns
            ? []
            : [
                problemAt(document, [...path, "rows", index], {
                  is: `a row of ${cells} cells`,
                  write: `${columns} cells, one for each column`,
                }),
              ];
        });
      }),
  );
