import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Suspense } from "react";
import { BuiltSection } from "../components/built-section";
import { LateStyles } from "../components/late-styles";
import { PageShell } from "../components/page-shell";
import { translator } from "../i18n/translator";
import { Hero } from "../sections/hero/hero";
import { Contact, Faq, Features, ProductPages, TryIt } from "../sections/late-sections";
import { Pricing } from "../sections/pricing/pricing";
import { JsonLd } from "../seo/json-ld";
import { landingGraph } from "../seo/landing-graph";
import { PageHead } from "../seo/page-head";

interface LandingContext {
  language: string;
}

export default function LandingPage({
  data,
  pageContext,
}: PageProps<Queries.LandingPageQuery, LandingContext>) {
  const {
    sampleProductJson: sample,
    featuresJson,
    plansJson,
    questions,
    imagesJson: images,
  } = data;
  const isBuilding = process.env.BUILD_STAGE === "build-html";
  return (
    <>
      <PageShell shell={data} path="/">
        <Suspense>
          <Hero sample={sample} plans={plansJson.plans} />
        </Suspense>
        <LateStyles />
        <BuiltSection id="features">
          <Features features={featuresJson} pack={sample.texts.name}>
            <BuiltSection id="try-it">
              <TryIt
                host={data.tryIt.digitalLinkHost}
                headings={data.productHeadings}
                plans={plansJson}
                samplePath={sample.productPath}
              />
            </BuiltSection>
            <Suspense>
              <ProductPages sample={sample} images={images} questions={featuresJson.questions} />
            </Suspense>
          </Features>
        </BuiltSection>
        <Suspense>
          <Pricing plans={plansJson} />
        </Suspense>
        <BuiltSection id="faq">
          <Faq questions={questions} />
        </BuiltSection>
        <BuiltSection id="contact">
          <Contact />
        </BuiltSection>
      </PageShell>
      <JsonLd graph={isBuilding ? landingGraph(data, pageContext.language) : undefined} />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingPageQuery, LandingContext>) {
  const t = translator(data.locales);
  return (
    <PageHead
      data={data}
      language={pageContext.language}
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
      ...Texts
    }
    ...Shell
    ...Images
    ...Sample
    ...TryIt
    ...OwnPage
    ...Features
    ...Pricing
    ...Faq
  }
`;
