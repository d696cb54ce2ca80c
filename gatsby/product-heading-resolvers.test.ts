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
      sample: { ...project.sample, languages: ["en", "ru", "ja", "ar"] },
      texts: (language, namespace) => ({
        ...project.texts("en", namespace),
        label: `${language} label`,
      }),
    },
  );

test.each([
  ["en", ["en", "ja", "ar"]],
  ["ar", ["ar", "en", "ja"]],
  ["bn", ["bn", "en", "ja"]],
])("in %s, the headings of %j: the page's language, then the sample's", (code, shown) => {
  const languages = [known("en"), known("ar"), known("bn"), known("ja"), known("ru", false)];
  const headings = headingsIn(code, languages);
  expect(headings.map(({ language }) => language)).toEqual(shown);
  expect(headings.map(({ more: [label] }) => label)).toEqual(shown.map((each) => `${each} label`));
});
