import { plans, questionsOf } from "../../src/testing/content";
import { pageWith, testChangesIn } from "./changes";

test("the pages that are judged are whole", () => {
  const said = pageWith("data/plans.json", JSON.stringify(plans)).body.textContent;
  for (const { answer } of questionsOf("en")) expect(said).toContain(answer);
});

testChangesIn("data");
