/** @jest-environment node */
import { contentOfNodes } from "./content-of-nodes";

const nodes: Record<string, object[]> = {
  SiteJson: [{ brand: "Acme" }],
  PlansJson: [{ plans: [] }],
  LanguagesJson: [{ languages: [] }],
  Locale: [
    { language: "en", ns: "common", internal: { content: '{"menu":"Menu"}' } },
    { language: "ar", ns: "common", internal: { content: '{"menu":"القائمة"}' } },
  ],
  LegalJson: [
    { title: "Privacy", fields: { language: "en", document: "privacy" } },
    { title: "Terms", fields: { language: "en", document: "terms" } },
    { title: "شروط", fields: { language: "ar", document: "terms" } },
  ],
  SampleProductTextsJson: [{ name: "Rice", fields: { language: "en" } }],
};

const contextOf = (changes: Record<string, object[]> = {}) => ({
  nodeModel: {
    findAll: async ({ type }: { type: string }) => ({
      entries: { ...nodes, ...changes }[type] ?? [],
    }),
  },
});

test("each file is found by its language and its name; one that is missing is none", async () => {
  const content = await contentOfNodes(contextOf());
  expect(content.site.brand).toBe("Acme");
  expect(content.texts("ar", "common")).toEqual({ menu: "القائمة" });
  expect(content.texts("ja", "common")).toEqual({});
  expect(content.legal("en", "terms")?.title).toBe("Terms");
  expect(content.legal("ja", "terms")).toBeUndefined();
  expect(content.sampleTexts("en")?.name).toBe("Rice");
  expect(content.sampleTexts("ja")).toBeUndefined();
});

test("a file without which there is no site is an error that names it", async () => {
  await expect(contentOfNodes(contextOf({ SiteJson: [] }))).rejects.toThrow("There is no SiteJson");
});
