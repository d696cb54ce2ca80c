import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/page-shell";
import { Slice } from "../components/slice";
import { translator } from "../i18n/translator";
import { Contact } from "../sections/contact/contact";
import { Faq } from "../sections/faq/faq";
import { Features } from "../sections/features/features";
import { Hero } from "../sections/hero/hero";
import { Pricing } from "../sections/pricing/pricing";
import { Questions } from "../sections/questions/questions";
import { PageHead } from "../seo/page-head";

interface LandingContext {
  language: string;
}

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const { sampleProductJson: sample, featuresJson, plansJson, faqsJson } = data;
  return (
    <PageShell shell={data} path="/">
      <Slice>
        <Hero sample={sample} images={data.imagesJson} />
      </Slice>
      <Slice>
        <Features features={featuresJson} images={data.imagesJson}>
          <Slice>
            <Questions
              sample={sample}
              images={data.imagesJson}
              questions={featuresJson?.questions ?? []}
            />
          </Slice>
        </Features>
      </Slice>
      <Slice>
        <Pricing plans={plansJson} />
      </Slice>
      <Slice>
        <Faq questions={faqsJson?.questions ?? []} />
      </Slice>
      <Slice>
        <Contact images={data.imagesJson} />
      </Slice>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingPageQuery, LandingContext>) {
  const t = translator(data.locales);
  return (
    <PageHead
      language={pageContext.language}
      siteUrl={data.siteJson?.siteUrl ?? ""}
      title={t("landing:meta.title")}
      description={t("landing:meta.description")}
      path="/"
    />
  );
}

export const query = graphql`
  query LandingPage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "landing"]) {
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
    ...Features
    ...Pricing
    faqsJson(fields: { language: { eq: $language } }) {
      questions {
        id
        question
        answer
      }
    }
  }

  fragment Sample on Query {
    sampleProductJson {
      lot
      bestBefore
      uri
      qrCode {
        size
        path
      }
      netWeight(language: $language)
      nutrition(language: $language) {
        id
        partOf
        grams
        kilojoules
        kilocalories
      }
      names {
        language
        name
      }
    }
  }

  fragment Features on Query {
    featuresJson {
      questions
      features {
        id
        face
        drawing {
          publicURL
        }
      }
    }
  }

  fragment Pricing on Query {
    plansJson {
      rows
      plans {
        id
        popular
        support
        features
        price(language: $language)
        productLimit(language: $language)
      }
    }
  }
`;
