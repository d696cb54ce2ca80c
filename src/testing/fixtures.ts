import { offerIn } from "../../gatsby/content/content";
import { legalHtml } from "../../gatsby/content/legal-document";
import { headingLanguages } from "../../gatsby/content/product-headings";
import {
  labelDate,
  nutritionRows,
  samplePaths,
  sampleUris,
} from "../../gatsby/content/sample-product";
import { locationIn, newsletterForm, shownSources, updatedYear } from "../../gatsby/content/site";
import { formatDate, formatNumber, formatPrice } from "../content/format";
import { linkHost, opensHere } from "../content/link-host";
import type { FeaturesFile, ImagesFile, LegalDocument } from "../content/types";
import { barcode } from "../digital-link/barcode";
import { qrSymbol } from "../digital-link/qr-symbol";
import {
  languageOf,
  namespacesOf,
  type PageNamespace,
  projectContent,
  questionsOf,
  readJson,
  sampleTextsOf,
  spaced,
  textsOf,
  valuesOf,
} from "./content";

/**
 * What the pages' queries return: the files of data/ and locales/, computed by the functions that the
 * resolvers call, with plain spaces only, as Testing Library reads them.
 */

const localesOf = (code: string, page: PageNamespace): Queries.TextsFragment => ({
  edges: namespacesOf(page).map((ns) => ({
    node: { ns, language: code, data: JSON.stringify(textsOf(code, ns)) },
  })),
});

export function shellOf(code: string) {
  const content = projectContent();
  const { site, navigation } = content;
  const language = languageOf(code);
  return spaced({
    siteJson: {
      ...site,
      trialTerms: offerIn(content, code).trial,
      digitalLinkHost: linkHost(site),
      location: locationIn(site, code),
      updatedYear: updatedYear(site, language),
      newsletter: newsletterForm(site),
    },
    navigationJson: {
      ...navigation,
      legal: navigation.legal.map((document) => ({
        ...document,
        updatedText: formatDate(document.updated, language),
      })),
    },
  });
}

/** The sample product, as the landing page and its own page query it. */
export function sampleOf(code: string) {
  const { sample, site } = projectContent();
  const language = languageOf(code);
  const paths = samplePaths(sample);
  const uris = sampleUris(sample, site);
  return spaced({
    ...sample,
    productPath: paths.product,
    batchPath: paths.batch,
    offerPath: paths.offer,
    uri: uris.product,
    batchUri: uris.batch,
    opensHere: opensHere(site),
    qrCode: qrSymbol(uris.product),
    batchCode: qrSymbol(uris.batch),
    barcode: barcode(sample.gtin) ?? null,
    bestBefore: labelDate(sample.bestBefore),
    netWeight: formatNumber(sample.netWeightGrams, language),
    nutrition: nutritionRows(sample.nutrition, language),
    names: sample.languages.map((each) => ({ language: each, name: sampleTextsOf(each).name })),
    texts: sampleTextsOf(code),
  });
}

export function plansOf(code: string): Queries.PricingFragment["plansJson"] {
  const { plans } = projectContent();
  const language = languageOf(code);
  return spaced({
    ...plans,
    plans: plans.plans.map(({ productLimit, ...plan }) => ({
      ...plan,
      price: formatPrice(plan.priceCents, plans.currency, language),
      productLimit: productLimit === null ? null : formatNumber(productLimit, language),
    })),
  });
}

/** The texts of a visitor's product page in the languages that it is offered in. */
export function headingsOf(code: string): Queries.ProductPageFragment["productHeadings"] {
  const { languages } = projectContent();
  return headingLanguages(code, languages).map((each) => ({
    language: each,
    texts: JSON.stringify(textsOf(each, "product")),
  }));
}

const featuresIn = ({
  features,
  questions,
}: FeaturesFile): Queries.FeaturesFragment["featuresJson"] => ({
  questions,
  features: features.map((feature) => ({
    ...feature,
    drawing: { publicURL: `/static/${feature.drawing}` },
  })),
});

/** Pictures as the build makes them of a master, in the formats that it writes, at made-up addresses. */
const imagesIn = ({ images }: ImagesFile): Queries.ImagesFragment["imagesJson"] => ({
  images: images.map(({ file, width, ...image }) => ({
    ...image,
    picture: {
      src: `/static/${file}`,
      width,
      height: Math.round(width * 1.465),
      sources: ["avif", "webp", "png"].map((format) => ({
        type: `image/${format}`,
        srcSet: `/static/${file.replace(/\.png$/, "")}.${format} ${width}w`,
      })),
    },
  })),
});

export const features = featuresIn(readJson("data/features.json"));

export const images = imagesIn(readJson("data/images.json"));

/** All that the landing page's query returns. */
export function landingData(code: string): Queries.LandingPageQuery {
  const shell = shellOf(code);
  return {
    ...shell,
    locales: localesOf(code, "landing"),
    imagesJson: imagesIn(readJson("data/images.json")),
    sampleProductJson: sampleOf(code),
    productDemo: shell.siteJson,
    productHeadings: headingsOf(code),
    featuresJson: featuresIn(readJson("data/features.json")),
    plansJson: plansOf(code),
    headingWidths: { hero: 4, coupon: 5, couponTwoLines: 3, lens: 20 },
    questions: questionsOf(code),
  };
}

/** All that the query of the sample's page returns. */
export const sampleData = (code: string): Queries.SamplePageQuery => ({
  ...shellOf(code),
  locales: localesOf(code, "sample"),
  sampleProductJson: sampleOf(code),
});

/** A legal document or the guide as HTML, on a site below a path of its host. */
function documentHtml(code: string, document: LegalDocument, pathPrefix = "") {
  const { site, plans, texts } = projectContent();
  return spaced(
    legalHtml(document, {
      ...{ site, plans, language: languageOf(code) },
      landing: texts(code, "landing"),
      values: valuesOf(code),
      pathPrefix,
    }),
  );
}

/** All that the query of a legal page returns. */
export const legalData = (
  code: string,
  document = "privacy",
  pathPrefix = "",
): Queries.LegalPageQuery => ({
  ...shellOf(code),
  locales: localesOf(code, "legal"),
  legalJson: documentHtml(code, projectContent().legal(code, document), pathPrefix),
});

/** All that the query of the guide returns. */
export function guideData(code: string): Queries.GuidePageQuery {
  const { guide, guideTexts } = projectContent();
  return {
    ...shellOf(code),
    locales: localesOf(code, "legal"),
    guideJson: spaced({
      ...guide,
      updatedText: formatDate(guide.updated, languageOf(code)),
      sources: shownSources(guide.sources, code),
    }),
    guide: documentHtml(code, guideTexts(code)),
  };
}

/** All that the query of the preview page returns. */
export const previewData = (code: string): Queries.PreviewPageQuery => ({
  locales: localesOf(code, "preview"),
  ...shellOf(code),
  productHeadings: headingsOf(code),
});

/** All that the query of the page for unknown addresses returns. */
export const notFoundData = (code: string): Queries.NotFoundPageQuery => ({
  ...shellOf(code),
  locales: localesOf(code, "not-found"),
});

/** A short document, so that a test can say what stands in it. */
export const legalDocument: Queries.LegalPageQuery["legalJson"] = {
  title: "House rules",
  description: "What holds here.",
  appliesTo: "This house",
  summary: "The short version: <strong>be kind</strong>.",
  sections: [
    { id: "scope", heading: "Scope", html: "<p>Every room.</p>" },
    { id: "guests", heading: "Guests", html: '<p>See <a href="/privacy">privacy</a>.</p>' },
  ],
};
