import { Accordion } from "@chakra-ui/react";
import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import * as styles from "./faq.module.css";
import { Lens } from "./lens";

/**
 * Renders the questions of data/faqs. The first is open, and at most one is open at a time; the prerendered
 * page contains all answers.
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
        <ChakraPart>
          <Accordion.Root collapsible defaultValue={questions.slice(0, 1).map(({ id }) => id)}>
            {questions.map(({ id, question, answer }) => (
              <Accordion.Item key={id} value={id}>
                <h3 className={styles.question}>
                  <Accordion.ItemTrigger>
                    <span>{question}</span>
                  </Accordion.ItemTrigger>
                </h3>
                <Accordion.ItemContent>
                  <p>{answer}</p>
                </Accordion.ItemContent>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </ChakraPart>
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
