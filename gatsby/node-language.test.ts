/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "./node-language";

test.each([
  ["FaqsJson", "faqs/zh-TW.json", { language: "zh-TW", document: "faqs" }],
  ["LegalJson", "legal/ar/terms.json", { language: "ar", document: "terms" }],
  [
    "SampleProductTextsJson",
    "sample-product/ar.json",
    { language: "ar", document: "sample-product" },
  ],
  ["PlansJson", "plans.json", {}],
  ["File", "legal/ar/terms.json", {}],
])("a node of %s from %s is noted as %j", (type, relativePath, noted) => {
  const createNodeField = jest.fn();
  const event = {
    node: { parent: "file", internal: { type } },
    actions: { createNodeField },
    getNode: () => ({ relativePath }),
  };
  onCreateNode?.(event as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
  const fields = createNodeField.mock.calls.map(([{ name, value }]) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual(noted);
});
