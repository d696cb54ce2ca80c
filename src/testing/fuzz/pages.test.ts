import { belowHero } from "../../sections/later-sections";
import { questionsOf } from "../content";
import { plansOf } from "../fixtures";
import { contentOfPage, pageFor } from "./pages";

test("the pages that are judged are whole", async () => {
  await belowHero.load();
  const { said } = contentOfPage(pageFor("data/plans.json"));
  for (const { id, price } of plansOf("en").plans) {
    expect(said).toContain(id);
    expect(said).toContain(price);
  }
  for (const { answer } of questionsOf("en")) expect(said).toContain(answer);
});
