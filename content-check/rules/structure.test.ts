/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { gtinCheckDigit } from "./check-digit";
import { tableCells } from "./table-cells";

const sample = "data/sample-product.json";
const table = (...rows: string[][]) => ({
  "data/legal/en/privacy.json": { sections: [{ blocks: [{ table: { head: ["A", "B"], rows } }] }] },
});
const cells = "write 2 cells, one for each column";

describe("check digit", () => {
  testRule(gtinCheckDigit, {
    right: [{ [sample]: { gtin: "09506000134352" } }],
    wrong: [
      { [sample]: { gtin: "09506000134353" } },
      `${sample}:2:11  gtin  is "09506000134353", whose check digit is wrong; write "09506000134352"`,
    ],
    "no GTIN, as the schema says": [{ [sample]: { gtin: "0950600013435" } }],
  });
});

describe("cells", () => {
  testRule(tableCells, {
    "as many as columns": [table(["1", "2"], ["3", "4"])],
    "too few and too many": [
      table(["1"], ["1", "2"], ["1", "2", "3"]),
      `sections[0].blocks[0].table.rows[0]  is a row of 1 cells; ${cells}`,
      `sections[0].blocks[0].table.rows[2]  is a row of 3 cells; ${cells}`,
    ],
  });
});
