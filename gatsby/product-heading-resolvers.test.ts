/** @jest-environment node */
import { readJson } from "../src/testing/content";
import { type Content, contentOfFiles, languageIn } from "./content/content";
import { productHeadingResolvers } from "./product-heading-resolvers";

const project = contentOfFiles(readJson);
const known = (code: string, published = true) => ({
  ...languageIn(project, "en"),
  code,
  published,
});

const headingsIn = (code: string, languages: Content["languages"]) =>
  productHeadingResolvers.productHeadings.of(
    {},
    { language: code },
    {
      ...project,
      languages,
      texts: (language, namespace) => ({
        ...project.texts("en", namespace),
        label: `${language} label`,
      }),
    },
  );

test.each([
  ["en", ["en", "ar", "ja"]],
  ["ar", ["ar", "en", "ja"]],
  ["ja", ["ja", "en", "bn"]],
])("in %s, the headings of %j: first the page's language", (code, shown) => {
  const languages = [known("en"), known("ar"), known("bn"), known("ja"), known("ru", false)];
  const headings = headingsIn(code, languages);
  expect(headings.map(({ language }) => language)).toEqual(shown);
  expect(headings.map(({ more: [label] }) => label)).toEqual(shown.map((each) => `${each} label`));
});

test("a site in one language has its headings alone", () => {
  expect(headingsIn("en", [known("en")])).toHaveLength(1);
});
