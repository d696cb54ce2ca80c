/** @jest-environment node */
import type { Offer } from "../../src/content/types";
import { openQuestions } from "./open-questions";

test("every setting that is empty is the question that it answers", () => {
  const open = openQuestions({ offer: {} });
  expect(open).toHaveLength(9);
  expect(open).toContain(
    "What happens to printed codes after the trial?  data/site.json  offer.printedCodes.after",
  );
});

test("a setting that is filled in is no question", () => {
  const offer: Offer = {
    trial: { plans: ["SOME"], after: "ends" },
    printedCodes: { after: "stop" },
    codeAddress: "ours",
    printFiles: ["SVG"],
    pageLanguages: { which: "any" },
    billing: { tax: "added", period: "yearly" },
  };
  expect(openQuestions({ offer })).toEqual([
    "When can I cancel?  data/site.json  offer.billing.cancel",
  ]);
});
