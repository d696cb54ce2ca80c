import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { SampleView } from "../components/product-page/page-content";
import { SiteProvider } from "../hooks/use-site";
import { Sample } from "../sections/sample/sample";
import { PageHead } from "../seo/page-head";

interface SampleContext {
  language: string;
  view: SampleView;
}

type Data = Queries.SamplePageQuery;

/** Returns the path of the page without language prefix. */
function pathOf({ sampleProductJson: sample }: Data, view: SampleView): string {
  return sample[`${view}Path`];
}

export default function SamplePage({ data, pageContext }: PageProps<Data, SampleContext>) {
  const { view } = pageContext;
  return (
    <SiteProvider shell={data} path={pathOf(data, view)}>
      <Sample sample={data.sampleProductJson} view={view} />
    </SiteProvider>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, SampleContext>) {
  const { brand, texts } = data.sampleProductJson;
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      title={`${texts.name} | ${brand}`}
      // Excludes the page from search engines, like the 404 page, because the demo product is fictitious.
      path={null}
    />
  );
}

export const query = graphql`
  query SamplePage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "product", "sample"]) {
      ...Texts
    }
    ...Shell
    sampleProductJson {
      brand
      gtin
      lot
      bestBefore
      productPath
      batchPath
      offerPath
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
