/** @jest-environment node */
import { samplePaths } from "./sample-paths";

test("the paths of the Digital Links, without and with the batch", () => {
  expect(samplePaths({ gtin: "09506000134352", lot: "L2417" })).toEqual({
    product: "/01/09506000134352",
    batch: "/01/09506000134352/10/L2417",
  });
});
