/** @jest-environment node */
import { legalSections } from "../../src/content/legal-sections";
import { testRule } from "../testing/small-site";
import { addresses } from "./addresses";

const navigation = "data/navigation.json";
const withSections = (document: string, ...ids: string[]) => ({
  [`data/legal/en/${document}.json`]: { sections: ids.map((id) => ({ id })) },
});

describe("links of the navigation", () => {
  testRule(addresses, {
    "lead to what they are named for": [
      {
        [navigation]: {
          main: [{ id: "faq", anchor: "faq" }],
          legal: [{ id: "terms", path: "/terms" }],
        },
      },
    ],
    "lead to another section and to another document": [
      {
        [navigation]: {
          main: [
            { id: "faq", anchor: "pricing" },
            { id: "pricing", anchor: "faq" },
          ],
          legal: [{ id: "terms", path: "/cookies" }],
        },
      },
      `${navigation}:5:17  main[0].anchor  is "pricing", at the entry "faq"; write "faq"`,
      'main[1].anchor  is "faq", at the entry "pricing"; write "pricing"',
      'legal[0].path  is "/cookies", at the entry "terms"; write "/terms"',
    ],
    "have no name yet, as the schema says": [{ [navigation]: { legal: [{ path: "/terms" }] } }],
  });
});

describe.each(Object.values(legalSections))("%s, which the site links to", (address) => {
  const [, document = "", id = ""] = /^\/(.+)#(.+)$/.exec(address) ?? [];
  testRule(addresses, {
    "is there": [withSections(document, "first", id, "last")],
    "has another id": [
      withSections(document, "first", `${id}-2`),
      `data/legal/en/${document}.json:2:15  sections  is a list without the section "${id}", which other pages link to; write that id at the section it belongs to`,
    ],
    "is lost with the whole text, as other rules say": [
      { [`data/legal/en/${document}.json`]: "{" },
    ],
  });
});

describe("sections of legal texts and answers of the guide", () => {
  const wanted = withSections("privacy", "data", "legal", "contents");
  testRule(addresses, {
    "have ids of their own": [
      wanted,
      'data/legal/en/privacy.json:7:13  sections[1].id  is "legal", which is the id of another part of every page; write another id, such as "legal-2"',
      'sections[2].id  is "contents", which is the id of another part',
    ],
    "also in the guide": [
      { "data/guide/en.json": { sections: [{ id: "main" }] } },
      'data/guide/en.json:4:13  sections[0].id  is "main", which is the id of another part',
    ],
  });
});
