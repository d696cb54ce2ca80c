/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { tableCells } from "./table-cells";

const file = "data/legal/en/privacy.json";
const withRows = (...rows: string[][]) => ({
  [file]: { sections: [{ blocks: [{ table: { head: ["A", "B"], rows } }] }] },
});

test("as many cells as columns", () => {
  expect(linesOf(tableCells, withRows(["1", "2"], ["3", "4"]))).toEqual([]);
});

test.each([[["1"]], [["1", "2", "3"]]])("%j is another number", (row) => {
  expect(linesOf(tableCells, withRows(["1", "2"], row))).toEqual([
    expect.stringContaining(
      `sections[0].blocks[0].table.rows[1]  is a row of ${row.length} cells; write 2 cells, one for each column`,
    ),
  ]);
});
