/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";
import { contentOf, onCreateNode } from "./node-language";

test.each([
  ["faqs/en.json", "en", "faqs"],
  ["faqs/zh-TW.json", "zh-TW", "faqs"],
  ["legal/ar/privacy.json", "ar", "privacy"],
  ["legal/zh-CN/terms.json", "zh-CN", "terms"],
  ["site.json", "", "site"],
  ["", "", ""],
])("%s: language %p, document %p", (path, language, document) => {
  expect(contentOf(path)).toEqual({ language, document });
});

function notedFor(type: string, relativePath?: string): unknown {
  const createNodeField = jest.fn();
  const node = { parent: "file", internal: { type } };
  onCreateNode?.(
    {
      node,
      actions: { createNodeField },
      getNode: (id: string) => (id === "file" ? { relativePath } : undefined),
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return Object.fromEntries(createNodeField.mock.calls.map(([{ name, value }]) => [name, value]));
}

test.each([
  ["FaqsJson", "faqs/ar.json", { language: "ar", document: "faqs" }],
  ["LegalJson", "legal/ar/terms.json", { language: "ar", document: "terms" }],
  [
    "SampleProductTextsJson",
    "sample-product/ar.json",
    { language: "ar", document: "sample-product" },
  ],
  ["PlansJson", "plans.json", {}],
  ["File", "legal/ar/terms.json", {}],
])("a node of %s from %s is noted as %j", (type, path, noted) => {
  expect(notedFor(type, path)).toEqual(noted);
});
