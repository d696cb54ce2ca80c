import { samplePaths } from "../../gatsby/content/sample-paths";
import { formatDate, formatNumber, formatPrice } from "../content/format";
import type {
  FeaturesFile,
  ImagesFile,
  NavigationFile,
  PlansFile,
  SampleProduct,
  Site,
} from "../content/types";
import { qrSymbol } from "../digital-link/qr-symbol";
import { digitalLinkUri } from "../digital-link/uri";
import {
  languageOf,
  namespacesOf,
  type PageNamespace,
  questionsOf,
  readJson,
  sampleTextsOf,
  textsOf,
} from "./content";

/** What the pages' queries answer, made from data/ as the build's resolvers make it. */

const siteFile = () => readJson<Site>("data/site.json");

export function shellOf(code: string): Queries.ShellFragment {
  const site = siteFile();
  return {
    siteJson: { ...site, newsletter: null, location: site.location[code] ?? site.location.en },
    navigationJson: readJson<NavigationFile>("data/navigation.json"),
  };
}

/** The shell of a site whose social and resource links have targets. */
export function shellWithTargets(code: string): Queries.ShellFragment {
  const shell = shellOf(code);
  if (!shell.siteJson) throw new Error("The shell has no site");
  const target = <T extends { id: string }>(each: T) => ({
    ...each,
    url: `https://www.example.org/${each.id}`,
  });
  return {
    ...shell,
    siteJson: {
      ...shell.siteJson,
      social: shell.siteJson.social.map(target),
      resources: shell.siteJson.resources.map(target),
    },
  };
}

/** The sample product, as the landing page and its own page query it. */
export function sampleOf(code: string) {
  const sample = readJson<SampleProduct>("data/sample-product.json");
  const language = languageOf(code);
  const number = (value: number | undefined) =>
    value === undefined ? null : formatNumber(value, language);
  const uri = digitalLinkUri(siteFile().digitalLinkHost, { gtin: sample.gtin, batch: sample.lot });
  const paths = samplePaths(sample);
  return {
    ...sample,
    productPath: paths.product,
    batchPath: paths.batch,
    names: sample.languages.map((each) => ({ language: each, name: sampleTextsOf(each).name })),
    texts: sampleTextsOf(code),
    uri,
    qrCode: qrSymbol(uri),
    bestBefore: sample.bestBefore.split("-").reverse().join(" "),
    netWeight: formatNumber(sample.netWeightGrams, language),
    nutrition: sample.nutrition.map(({ id, partOf, grams, kilojoules, kilocalories }) => ({
      id,
      partOf: partOf ?? null,
      grams: number(grams),
      kilojoules: number(kilojoules),
      kilocalories: number(kilocalories),
    })),
  };
}

export function tryItOf(): NonNullable<Queries.TryItFragment["tryIt"]> {
  const { gtin } = readJson<SampleProduct>("data/sample-product.json");
  const host = siteFile().digitalLinkHost;
  const { size } = qrSymbol(digitalLinkUri(host, { gtin }));
  return { example: { host, gtin, size, file: "/static/code.svg" } };
}

export function plansOf(code: string): NonNullable<Queries.PricingFragment["plansJson"]> {
  const language = languageOf(code);
  const plans = readJson<PlansFile>("data/plans.json");
  return {
    ...plans,
    plans: plans.plans.map((plan) => ({
      ...plan,
      price: formatPrice(plan.priceCents, plans.currency, language),
      productLimit: plan.productLimit === null ? null : formatNumber(plan.productLimit, language),
    })),
  };
}

export function featuresOf(): NonNullable<Queries.FeaturesFragment["featuresJson"]> {
  const { features: list, questions } = readJson<FeaturesFile>("data/features.json");
  return {
    questions,
    features: list.map(({ id, face, drawing }) => ({
      id,
      face,
      drawing: { publicURL: `/static/${drawing}` },
    })),
  };
}

export const features = featuresOf();

/** A picture as the build makes it of a master, in the formats that it writes. */
function pictureOf(file: string, width: number): Queries.PictureFieldsFragment {
  const name = file.replace(/\.png$/, "");
  return {
    src: `/static/${file}`,
    width,
    height: Math.round(width * 1.465),
    sources: ["avif", "webp", "png"].map((format) => ({
      type: `image/${format}`,
      srcSet: `/static/${name}.${format} ${width}w`,
    })),
  };
}

export const picture = pictureOf("carton.png", 170);

export function imagesOf(): NonNullable<Queries.ImagesFragment["imagesJson"]> {
  const { images: list } = readJson<ImagesFile>("data/images.json");
  return {
    images: list.map(({ id, alt, file, width }) => ({ id, alt, picture: pictureOf(file, width) })),
  };
}

export const images = imagesOf();

export const legalDocument: NonNullable<Queries.LegalPageQuery["legalJson"]> = {
  title: "House rules",
  description: "What holds here.",
  appliesTo: "This house",
  summary: "The short version: <strong>be kind</strong>.",
  sections: [
    { id: "scope", heading: "Scope", html: "<p>Every room.</p>" },
    { id: "guests", heading: "Guests", html: '<p>See <a href="/privacy">privacy</a>.</p>' },
  ],
};

/** The texts that a page's query brings with it. */
export function localesOf(code: string, page: PageNamespace): Queries.LandingPageQuery["locales"] {
  return {
    edges: namespacesOf(page).map((ns) => ({
      node: { ns, language: code, data: JSON.stringify(textsOf(code, ns)) },
    })),
  };
}

/** All that the landing page's query answers. */
export function landingData(code: string): Queries.LandingPageQuery {
  return {
    ...shellOf(code),
    locales: localesOf(code, "landing"),
    faqsJson: { questions: questionsOf(code) },
    imagesJson: imagesOf(),
    sampleProductJson: sampleOf(code),
    tryIt: tryItOf(),
    featuresJson: featuresOf(),
    plansJson: plansOf(code),
  };
}

/** All that the query of the sample's page answers. */
export function sampleData(code: string): Queries.SamplePageQuery {
  return {
    ...shellOf(code),
    locales: localesOf(code, "sample"),
    sampleProductJson: sampleOf(code),
  };
}

/** All that the query of a legal page answers, with a short document. */
export function legalData(code: string): Queries.LegalPageQuery {
  const { siteJson, navigationJson } = shellOf(code);
  return {
    siteJson,
    navigationJson: navigationJson && {
      main: navigationJson.main,
      legal: ["privacy", "terms", "cookies"].map((id) => ({
        id,
        path: `/${id}`,
        updated: "2026-11-20",
        updatedText: formatDate("2026-11-20", languageOf(code)),
      })),
    },
    locales: localesOf(code, "legal"),
    legalJson: legalDocument,
  };
}
