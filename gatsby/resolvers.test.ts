/** @jest-environment node */
import {
  namespacesOf,
  projectContent,
  questionsOf,
  readJson,
  spaced,
} from "../src/testing/content";
import {
  guideData,
  headingsOf,
  legalData,
  plansOf,
  sampleData,
  sampleOf,
  shellOf,
} from "../src/testing/fixtures";
import type { ResolverContext, Resolvers } from "./content-nodes";
import { resolvers } from "./resolvers";

/** A node store that holds the project's files, with their paths as ids. */
const nodeModel = {
  findOne: async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) => ({
    children: [query.filter.relativePath.eq],
  }),
  getNodesByIds: ({ ids: [file], type }: { ids: string[]; type: string }) => [
    type === "Locale"
      ? { data: JSON.stringify(readJson(`locales/${file}`)) }
      : readJson(`data/${file}`),
  ],
};

const { site, guide, navigation, plans, sample, languages } = projectContent();
const language = languages.at(-1)?.code ?? "en";
const args = { language, namespaces: namespacesOf("sample"), document: "terms" };

/** Resolves all fields of a type. */
async function resolved(fields: Resolvers<unknown, typeof args>, source: unknown) {
  const values = Object.entries(fields).map(async ([name, { resolve }]) => {
    const value = await resolve(source, args, { nodeModel } as unknown as ResolverContext);
    return [name, Array.isArray(value) ? await Promise.all(value) : value];
  });
  return spaced(Object.fromEntries(await Promise.all(values)));
}

const byType = resolvers("");
const shell = shellOf(language);
const table: [keyof typeof byType, unknown, unknown][] = [
  ["SiteJson", site, shell.siteJson],
  ["NavigationDocument", navigation.legal[0], shell.navigationJson.legal[0]],
  ["GuideJson", guide, guideData(language).guideJson],
  ["Plan", plans.plans[0], plansOf(language).plans[0]],
  ["SampleProductJson", sample, sampleOf(language)],
  [
    "Query",
    undefined,
    {
      pageLocales: sampleData(language).locales,
      questions: questionsOf(language),
      legalDocument: legalData(language, args.document).legalJson,
      guide: guideData(language).guide,
      productHeadings: headingsOf(language),
      headingWidths: {
        hero: expect.any(Number),
        coupon: expect.any(Number),
        couponTwoLines: expect.any(Number),
        lens: expect.any(Number),
      },
    },
  ],
];

// Components are tested with these fixtures: src/testing/fixtures.
test.each(table)("%s resolves to what the fixtures say", async (type, source, fixture) => {
  const fields = byType[type] as Resolvers<unknown, typeof args>;
  expect(fixture).toMatchObject(await resolved(fields, source));
});
