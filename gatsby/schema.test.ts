/** @jest-environment node */
import { type ObjectTypeDefinitionNode, parse, print } from "graphql";
import { typeDefinitions } from "./schema";

const declared = new Map<string, string>(
  parse(typeDefinitions(process.cwd()))
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode => node.kind === "ObjectTypeDefinition",
    )
    .flatMap(({ name, fields = [] }) =>
      fields.map((field) => [`${name.value}.${field.name.value}`, print(field)] as const),
    ),
);

test.each([
  ["a value that is never missing", "SiteJson.brand", "brand: String!"],
  ["one that may be null", "SocialLink.url", "url: String"],
  ["a list of named things", "PlansJson.plans", "plans: [Plan!]!"],
  ["a list of words", "PlansJson.rows", "rows: [String!]!"],
  ["a number", "Plan.priceCents", "priceCents: Int!"],
  ["a choice", "Plan.support", "support: String!"],
  [
    "a computed field in place of what is written",
    "Plan.productLimit",
    expect.stringMatching(/^productLimit\(language: String!\): String$/),
  ],
  ["a computed field", "SampleProductJson.uri", "uri: String!"],
  ["the language of a translated file", "FaqsJson.fields", "fields: ContentFields!"],
  ["a file that no page asks for", "KeptTextsJson.names", undefined],
])("%s", (_, field, expected) => {
  expect(declared.get(field)).toEqual(expected);
});
