import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteProvider } from "../components/site-provider";
import { Sample } from "../sections/sample/sample";
import { PageHead } from "../seo/page-head";

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

export default function SamplePage({ data, pageContext }: PageProps<Data, SampleContext>) {
  const { hasBatch } = pageContext;
  return (
    <SiteProvider shell={data} path={pathOf(data, hasBatch)}>
      {data.sampleProductJson && <Sample sample={data.sampleProductJson} hasBatch={hasBatch} />}
    </SiteProvider>
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
