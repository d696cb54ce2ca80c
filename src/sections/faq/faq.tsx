import { Accordion } from "@chakra-ui/react";
import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { accordionRecipe } from "./accordion-recipe";
import * as styles from "./faq.module.css";
import { Lens } from "./lens";

/**
 * The questions of data/faqs: the first open, one at a time, all of them in the static page. Their
 * elements are plain: `Accordion.Item` runs a machine for each, which makes a tap a third slower.
 */
export function Faq({ questions }: Queries.FaqFragment) {
  const { t } = useTranslation();
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-heading">
      <div className={clsx("wrap", styles.layout)}>
        <h2 id="faq-heading" className={styles.title}>
          <span className={styles.smallPrint}>{t("landing:faq.titleFirst")} </span>
          <span className={styles.lens}>
            <Lens />
            <span className={styles.enlarged}>{t("landing:faq.titleSecond")}</span>
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
                  <h3 className={styles.question}>
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
    </section>
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
