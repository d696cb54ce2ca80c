/** @jest-environment node */
import { readJson } from "../../src/testing/content";
import { contentOfFiles, textsIn } from "./content";

const project = contentOfFiles(readJson);
const content = {
  ...project,
  site: { ...project.site, brand: "Acme" },
  texts: (code: string, namespace: string) => ({
    ...project.texts(code, namespace),
    menu: "{{brand}}",
  }),
};

test("a page's texts are filled, without those that only the build reads", () => {
  const common = textsIn(content, "en", "common");
  expect(common.menu).toBe("Acme");
  for (const key of ["trialPeriod_one", "setupTime_other", "standingLine"]) {
    expect(common).not.toHaveProperty(key);
  }
  expect(textsIn(content, "en", "legal")).not.toHaveProperty("operator");
});
