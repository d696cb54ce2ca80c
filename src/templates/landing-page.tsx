import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Later } from "../components/later";
import { PageShell } from "../components/page-shell";
import { Slice } from "../components/slice";
import { languageByCode } from "../i18n/languages";
import { translator } from "../i18n/translator";
import { Hero } from "../sections/hero/hero";
import { belowHero } from "../sections/later-sections";
import { JsonLd } from "../seo/json-ld";
import { landingGraph } from "../seo/landing-graph";
import { PageHead } from "../seo/page-head";

interface LandingContext {
  language: string;
}

function graphOf(data: Queries.LandingPageQuery, language: string) {
  if (!data.siteJson) return undefined;
  return landingGraph({
    language,
    htmlLang: languageByCode(language).htmlLang,
    site: data.siteJson,
    description: translator(data.locales)("landing:meta.description"),
    plans: data.plansJson,
    questions: data.faqsJson?.questions ?? [],
  });
}

export default function LandingPage({
  data,
  pageContext,
}: PageProps<Queries.LandingPageQuery, LandingContext>) {
  const { sampleProductJson: sample, featuresJson, plansJson, faqsJson, imagesJson: images } = data;
  const isBuilding = process.env.BUILD_STAGE === "build-html";
  return (
    <>
      <PageShell shell={data} path="/">
        <Slice>
          <Hero sample={sample} images={images} plans={plansJson?.plans ?? []} />
        </Slice>
        <Later
          id="features"
          from={belowHero}
          render={({ Features, ProductPages, TryIt }) => (
            <Features features={featuresJson} images={images}>
              <Slice>
                <ProductPages
                  sample={sample}
                  images={images}
                  questions={featuresJson?.questions ?? []}
                >
                  {data.tryIt && <TryIt example={data.tryIt.example} />}
                </ProductPages>
              </Slice>
            </Features>
          )}
        />
        <Later
          id="pricing"
          from={belowHero}
          render={({ Pricing }) => <Pricing plans={plansJson} />}
        />
        <Later
          id="faq"
          from={belowHero}
          render={({ Faq }) => <Faq questions={faqsJson?.questions ?? []} />}
        />
        <Later
          id="contact"
          from={belowHero}
          render={({ Contact }) => <Contact images={images} />}
        />
      </PageShell>
      <JsonLd graph={isBuilding ? graphOf(data, pageContext.language) : undefined} />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingPageQuery, LandingContext>) {
  const t = translator(data.locales);
  return (
    <PageHead
      language={pageContext.language}
      siteUrl={data.siteJson?.siteUrl ?? ""}
      brand={data.siteJson?.brand ?? ""}
      pictureText={t("common:footer.tagline")}
      title={t("landing:meta.title")}
      description={t("landing:meta.description")}
      path="/"
    />
  );
}

export const query = graphql`
  query LandingPage($language: String!) {
    locales: pageLocales(
      language: $language
      namespaces: ["common", "landing", "product", "try-it"]
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...Shell
    ...Images
    ...Sample
    ...TryIt
    ...Features
    ...Pricing
    ...Faq
  }
`;
