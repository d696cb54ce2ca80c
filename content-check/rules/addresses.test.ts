/** @jest-environment node */
import { legalSections } from "../../src/content/legal-sections";
import { testRule } from "../testing/small-site";
import { addresses } from "./addresses";

const navigation = "data/navigation.json";
const fileOf = (document: string) =>
  document === "guide" ? "data/guide/en.json" : `data/legal/en/${document}.json`;
const withSections = (document: string, ...ids: string[]) => ({
  [fileOf(document)]: { sections: ids.map((id) => ({ id })) },
});

describe("addresses of the navigation", () => {
  testRule(addresses, {
    "accepts addresses that match their ids": [
      {
        [navigation]: {
          main: [{ id: "faq", anchor: "faq" }],
          legal: [{ id: "terms", path: "/terms" }],
        },
      },
    ],
    "reports an address that matches another id": [
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
    "ignores an entry without an id": [{ [navigation]: { legal: [{ path: "/terms" }] } }],
  });
});

describe.each(Object.values(legalSections))("the section %s, to which pages link", (address) => {
  const [, document = "", id = ""] = /^\/(.+)#(.+)$/.exec(address) ?? [];
  testRule(addresses, {
    "accepts a text with the section": [withSections(document, "first", id, "last")],
    "reports a text in which the section has another id": [
      withSections(document, "first", `${id}-2`),
      `${fileOf(document)}:2:15  sections  is a list without the section "${id}", which other pages link to; write that id at the section it belongs to`,
    ],
    "ignores a broken file": [{ [fileOf(document)]: "{" }],
  });
});

describe("sections of legal texts and answers of the guide", () => {
  const wanted = withSections("privacy", "data", "legal", "contents");
  testRule(addresses, {
    "reports an id that every page has already": [
      wanted,
      'data/legal/en/privacy.json:7:13  sections[1].id  is "legal", which is the id of another part of every page; write another id, such as "legal-2"',
      'sections[2].id  is "contents", which is the id of another part',
    ],
    "also in the guide": [
      withSections("guide", "label", "main"),
      'data/guide/en.json:7:13  sections[1].id  is "main", which is the id of another part',
    ],
  });
});
