import { graphql, type HeadProps, type PageProps } from "gatsby";
import { JsonScript } from "../components/json-script";
import { PageShell } from "../components/page-shell";
import { translator } from "../i18n/translator";
import { lazyPart } from "../lazy/lazy-part";
import { Hero } from "../sections/hero/hero";
import { landingGraph } from "../seo/landing-graph";
import { PageHead } from "../seo/page-head";

/*
 * The sections below the first screen. Each is prerendered; its code loads when the visitor scrolls near it.
 * Browser tests find the files of two of them by the names that the comments set.
 */
const Features = lazyPart(() => import("../sections/features/features"));
const ProductDemo = lazyPart(() => import("../sections/product-demo/product-demo"));
const ShopperQuestions = lazyPart(() => import("../sections/shopper-questions/shopper-questions"));
const Pricing = lazyPart(() => import("../sections/pricing/pricing"));
const Faq = lazyPart(() => import(/* webpackChunkName: "faq" */ "../sections/faq/faq"));
const Contact = lazyPart(
  () => import(/* webpackChunkName: "contact" */ "../sections/contact/contact"),
);

type Data = Queries.LandingPageQuery;
type Context = { language: string };

/**
 * The prerendered HTML with the style sheet of the lazy sections and Emotion's rules, which the build inserts
 * (gatsby/render-page.tsx). It is read before React can remove it, and rendered again when the visitor comes
 * back to the page. Empty in the build, and if the visit began on another page.
 */
const sectionStyles =
  typeof document === "undefined"
    ? ""
    : (document.querySelector("[data-section-styles]")?.innerHTML ?? "");

export default function LandingPage({ data, pageContext }: PageProps<Data, Context>) {
  const { sampleProductJson: sample, featuresJson, plansJson } = data;
  return (
    <>
      <PageShell shell={data} path="/">
        <div style={data.headingWidths}>
          <Hero sample={sample} plans={plansJson.plans} />
          {/*
           * In the head, the style sheet would delay the first paint; here it delays only what follows. It is
           * outside of all Suspense boundaries, so that React does not remove it.
           */}
          <div data-section-styles="" dangerouslySetInnerHTML={{ __html: sectionStyles }} />
          <section id="features" aria-labelledby="features-heading">
            <Features
              features={featuresJson.features}
              goal={featuresJson.goal}
              sampleName={sample.texts.name}
            />
            <ProductDemo
              host={data.siteJson.linkHost}
              translations={data.productTranslations}
              sample={sample}
            />
            <ShopperQuestions sample={sample} questions={featuresJson.shopperQuestions} />
          </section>
          <Pricing plansJson={plansJson} />
          <Faq questions={data.questions} />
          <Contact siteJson={data.siteJson} />
        </div>
      </PageShell>
      <JsonScript
        type="application/ld+json"
        data={IS_HTML_BUILD ? landingGraph(data, pageContext.language) : undefined}
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const t = translator(data.locales);
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={t("landing:meta.title")}
      description={t("landing:meta.description")}
      indexedPath="/"
    />
  );
}

export const query = graphql`
  query LandingPage($language: String!) {
    locales(code: $language, namespaces: ["common", "landing", "product", "product-demo"]) {
      ...Texts
    }
    ...Shell
    siteJson {
      linkHost
    }
    headingWidths(code: $language)
    ...ProductTranslations
    ...Sample
    ...Hero
    ...Features
    ...ShopperQuestions
    ...Pricing
    ...Faq
    ...Contact
  }
`;
