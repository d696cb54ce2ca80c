import { Accordion } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { accordionRecipe } from "./accordion-recipe";
import { faqRecipe } from "./faq-recipe";
import { Lens } from "./lens";

const Root = styled("section", faqRecipe);

/**
 * The questions of data/faqs: the first open, one at a time, all of them in the static page. Their
 * elements are plain: `Accordion.Item` runs a machine for each, which makes a tap a third slower.
 */
export function Faq({ questions }: Queries.FaqFragment) {
  const { t } = useTranslation();
  return (
    <Root id="faq" aria-labelledby="faq-heading">
      <div className="wrap layout">
        <h2 id="faq-heading" className="title">
          <span className="small-print">{t("landing:faq.titleFirst")} </span>
          <span className="lens">
            <Lens />
            <span className="large">{t("landing:faq.titleSecond")}</span>
          </span>
        </h2>
        <Accordion.Root
          recipe={accordionRecipe}
          collapsible
          defaultValue={questions.slice(0, 1).map(({ id }) => id)}
        >
          <Accordion.Context>
            {(accordion) =>
              questions.map(({ id, question, answer }) => (
                <div key={id} {...accordion.getItemProps({ value: id })}>
                  <h3>
                    <button {...accordion.getItemTriggerProps({ value: id })}>
                      <span>{question}</span>
                    </button>
                  </h3>
                  <div {...accordion.getItemContentProps({ value: id })}>
                    <p>{answer}</p>
                  </div>
                </div>
              ))
            }
          </Accordion.Context>
        </Accordion.Root>
      </div>
    </Root>
  );
}

export const faqFragment = graphql`
  fragment Faq on Query {
    questions(language: $language) {
      id
      question
      answer
    }
  }
`;
