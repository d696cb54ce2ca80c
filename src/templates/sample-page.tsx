import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteProvider } from "../components/site-provider";
import { absoluteUrl, localePath } from "../i18n/paths";
import { Sample } from "../sections/sample/sample";
import { JsonLd } from "../seo/json-ld";
import { PageHead } from "../seo/page-head";
import { productGraph } from "../seo/product-graph";

interface SampleContext {
  language: string;
  /** Whether the address names the batch, not the product alone. */
  hasBatch: boolean;
}

type Data = Queries.SamplePageQuery;

/** The page's path without language prefix. */
function pathOf({ sampleProductJson: sample }: Data, hasBatch: boolean): string {
  return (hasBatch ? sample?.batchPath : sample?.productPath) ?? "/";
}

function graphOf(data: Data, { language, hasBatch }: SampleContext) {
  const { sampleProductJson: sample, siteJson } = data;
  if (!sample?.texts || !siteJson) return undefined;
  return productGraph({
    url: absoluteUrl(siteJson.siteUrl, localePath(language, pathOf(data, hasBatch))),
    name: sample.texts.name,
    description: sample.texts.label.foodName,
    brand: sample.brand,
    gtin: sample.gtin,
    netWeightGrams: sample.netWeightGrams,
  });
}

export default function SamplePage({ data, pageContext }: PageProps<Data, SampleContext>) {
  const { hasBatch } = pageContext;
  const isBuilding = process.env.BUILD_STAGE === "build-html";
  return (
    <>
      <SiteProvider shell={data} path={pathOf(data, hasBatch)}>
        {data.sampleProductJson && <Sample sample={data.sampleProductJson} hasBatch={hasBatch} />}
      </SiteProvider>
      <JsonLd graph={isBuilding ? graphOf(data, pageContext) : undefined} />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, SampleContext>) {
  const { brand, texts } = data.sampleProductJson ?? {};
  return (
    <PageHead
      language={pageContext.language}
      siteUrl={data.siteJson?.siteUrl ?? ""}
      brand={data.siteJson?.brand ?? ""}
      pictureText=""
      title={`${texts?.name} | ${brand}`}
      // Kept out of search as the 404 page is: nobody who looks for risotto is to find it.
      path={null}
    />
  );
}

export const query = graphql`
  query SamplePage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "product", "sample"]) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...Shell
    sampleProductJson {
      brand
      gtin
      lot
      bestBefore
      productPath
      batchPath
      netWeightGrams
      netWeight(language: $language)
      nutrition(language: $language) {
        ...NutritionFields
      }
      texts(language: $language) {
        name
        ingredients
        allergens
        offer {
          title
          until
          note
        }
        label {
          foodName
          storage
          company
        }
      }
    }
  }
`;
