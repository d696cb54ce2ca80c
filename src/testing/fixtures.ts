import { computedFields, type Fields } from "../../gatsby/content/computed-fields";
import { questionsIn } from "../../gatsby/content/offer";
import type { FeaturesFile, ImagesFile } from "../content/types";
import { namespacesOf, type PageNamespace, projectContent, readJson, spaced } from "./content";

/**
 * The results of the pages' queries: the files of data/ and locales/ with the fields that the resolvers
 * compute, with plain spaces only, as Testing Library reads them.
 */

const { Query, ...dataFields } = computedFields;

type Results<Functions extends Fields<never>> = {
  [Name in keyof Functions]: ReturnType<Functions[Name]>;
};

/** Returns an object of data/ with its computed fields in a language. */
function withFields<Source, Functions extends Fields<Source>>(
  source: Source,
  fields: Functions,
  language: string,
) {
  const content = projectContent();
  const results = Object.entries(fields).map(([name, compute]) => [
    name,
    compute(content, { language }, source),
  ]);
  return { ...source, ...Object.fromEntries(results) } as Omit<Source, keyof Functions> &
    Results<Functions>;
}

/** The arguments of a field of Query that has no others than the language. */
const argumentsFor = (language: string) => ({
  language,
  namespaces: [],
  document: "",
  pathPrefix: "",
});

const localesOf = (language: string, page: PageNamespace): Queries.TextsFragment => {
  const args = { ...argumentsFor(language), namespaces: namespacesOf(page) };
  return spaced(Query.pageLocales(projectContent(), args));
};

export function shellOf(code: string) {
  const { site, navigation } = projectContent();
  return spaced({
    siteJson: withFields(site, dataFields.SiteJson, code),
    navigationJson: {
      ...navigation,
      legal: navigation.legal.map((document) =>
        withFields(document, dataFields.NavigationDocument, code),
      ),
    },
  });
}

/** The sample product, as the landing page and its own page query it. */
export const sampleOf = (code: string) =>
  spaced(withFields(projectContent().sample, dataFields.SampleProductJson, code));

export function plansOf(code: string): Queries.PricingFragment["plansJson"] {
  const { plans, ...file } = projectContent().plans;
  return spaced({ ...file, plans: plans.map((plan) => withFields(plan, dataFields.Plan, code)) });
}

/** The texts of a visitor's product page in the languages that it is offered in. */
export const translationsOf = (
  language: string,
): Queries.ProductPageFragment["productTranslations"] =>
  spaced(Query.productTranslations(projectContent(), argumentsFor(language)));

function featuresOf(): Queries.FeaturesFragment["featuresJson"] {
  const { questions, features } = readJson<FeaturesFile>("data/features.json");
  const withDrawing = features.map((feature) => ({
    ...feature,
    drawing: { publicURL: `/static/${feature.drawing}` },
  }));
  return { questions, features: withDrawing };
}

/** Pictures with made-up addresses, in the formats that the build writes. */
function imagesOf(): Queries.ImagesFragment["imagesJson"] {
  const { images } = readJson<ImagesFile>("data/images.json");
  const picture = ({ file, width }: ImagesFile["images"][number]) => ({
    src: `/static/${file}`,
    width,
    height: Math.round(width * 1.465),
    sources: ["avif", "webp", "png"].map((format) => ({
      type: `image/${format}`,
      srcSet: `/static/${file}.${format} ${width}w`,
    })),
  });
  return { images: images.map((image) => ({ ...image, picture: picture(image) })) };
}

export function landingData(code: string): Queries.LandingPageQuery {
  const shell = shellOf(code);
  return {
    ...shell,
    locales: localesOf(code, "landing"),
    imagesJson: imagesOf(),
    sampleProductJson: sampleOf(code),
    productDemo: shell.siteJson,
    productTranslations: translationsOf(code),
    featuresJson: featuresOf(),
    plansJson: plansOf(code),
    headingWidths: { hero: 4, coupon: 5, couponTwoLines: 3, lens: 20 },
    questions: spaced(questionsIn(projectContent(), code)),
  };
}

export const sampleData = (code: string): Queries.SamplePageQuery => ({
  ...shellOf(code),
  locales: localesOf(code, "sample"),
  sampleProductJson: sampleOf(code),
});

export const legalData = (language: string, document = "privacy"): Queries.LegalPageQuery => ({
  ...shellOf(language),
  locales: localesOf(language, "legal"),
  legalDocument: spaced(
    Query.legalDocument(projectContent(), { ...argumentsFor(language), document }),
  ),
});

export const guideData = (language: string): Queries.GuidePageQuery => ({
  ...shellOf(language),
  locales: localesOf(language, "legal"),
  guideJson: spaced(withFields(projectContent().guide, dataFields.GuideJson, language)),
  guide: spaced(Query.guide(projectContent(), argumentsFor(language))),
});

export const previewData = (code: string): Queries.PreviewPageQuery => ({
  locales: localesOf(code, "preview"),
  ...shellOf(code),
  productTranslations: translationsOf(code),
});

export const notFoundData = (code: string): Queries.NotFoundPageQuery => ({
  ...shellOf(code),
  locales: localesOf(code, "not-found"),
});
