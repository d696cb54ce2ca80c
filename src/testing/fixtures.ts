import type { IGatsbyImageData } from "gatsby-plugin-image";
import {
  type Fields,
  planFields,
  queryFields,
  sampleFields,
  siteFields,
} from "../../gatsby/content/computed-fields";
import type { FeaturesFile } from "../content/types";
import { namespacesOf, type PageNamespace, projectContent, readJson, spaced } from "./content";

/**
 * The results of the pages' queries: the files of data/ and locales/ with the fields that the resolvers
 * compute, with plain spaces only, as Testing Library reads them.
 */

/** Returns an object of data/ with its computed fields in a language. */
function withFields<Source, Functions extends Fields<Source>>(
  source: Source,
  fields: Functions,
  code: string,
) {
  const content = projectContent();
  const results = Object.entries(fields).map(([name, compute]) => [
    name,
    compute(content, { code } as never, source),
  ]);
  return spaced({ ...source, ...Object.fromEntries(results) }) as Source & {
    [Name in keyof Functions]: ReturnType<Functions[Name]>;
  };
}

export function shellOf(code: string) {
  const { site, navigation } = projectContent();
  return {
    siteJson: withFields(site, siteFields, code),
    navigationJson: navigation,
  };
}

/** What every page queries. */
const pageData = (code: string, page: PageNamespace) => ({
  ...shellOf(code),
  locales: spaced(queryFields.locales(projectContent(), { code, namespaces: namespacesOf(page) })),
});

const sampleOf = (code: string) => withFields(projectContent().sample, sampleFields, code);

function featuresOf(): Queries.LandingPageQuery["featuresJson"] {
  const { features, ...file } = readJson<FeaturesFile>("data/features.json");
  const withDrawing = features.map((feature) => ({
    ...feature,
    drawingFile: { publicURL: `/static/${feature.drawing}` },
  }));
  return { ...file, features: withDrawing };
}

const productTranslationsOf = (code: string) =>
  spaced(queryFields.productTranslations(projectContent(), { code }));

/** A picture with made-up addresses, in the formats that the build writes. */
const pictureData: IGatsbyImageData = {
  layout: "constrained",
  width: 320,
  height: 469,
  images: {
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: `/static/band.${format} 320w`,
    })),
    fallback: { src: "/static/band.png", srcSet: "/static/band.png 320w" },
  },
};

export function landingData(code: string): Queries.LandingPageQuery {
  const page = pageData(code, "landing");
  const { plans, ...file } = projectContent().plans;
  return {
    ...page,
    sampleProductJson: { ...sampleOf(code), pictureData },
    productTranslations: productTranslationsOf(code),
    featuresJson: featuresOf(),
    plansJson: { ...file, plans: plans.map((plan) => withFields(plan, planFields, code)) },
    headingWidths: {
      "--hero-width": 4,
      "--coupon-width": 5,
      "--coupon-two-lines-width": 3,
      "--lens-size": 20,
    },
    questions: spaced(queryFields.questions(projectContent(), { code })),
  };
}

export const sampleData = (code: string): Queries.SamplePageQuery => ({
  ...pageData(code, "pages"),
  sampleProductJson: sampleOf(code),
});

export const documentData = (code: string, id: string): Queries.DocumentPageQuery => ({
  ...pageData(code, "legal"),
  textDocument: spaced(queryFields.textDocument(projectContent(), { code, id, pathPrefix: "" })),
});

export const previewData = (code: string): Queries.PreviewPageQuery => ({
  ...pageData(code, "pages"),
  productTranslations: productTranslationsOf(code),
});

export const notFoundData = (code: string): Queries.NotFoundPageQuery => pageData(code, "pages");
