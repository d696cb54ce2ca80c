import { questionsOf } from "../../src/testing/content";
import { plansOf } from "../../src/testing/fixtures";
import { contentOfPage, pageFor, renderAsBuilt } from "./pages";

renderAsBuilt();

test("the pages that are judged are whole", () => {
  const { said } = contentOfPage(pageFor("data/plans.json"));
  for (const { id, price } of plansOf("en").plans) {
    expect(said).toContain(id);
    expect(said).toContain(price);
  }
  for (const { answer } of questionsOf("en")) expect(said).toContain(answer);
});
