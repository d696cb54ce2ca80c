import { Accordion } from "@chakra-ui/react/accordion";
import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import lens from "../../components/art/lens.svg";
import { ChakraPart } from "../../components/chakra-part";
import { PageLink } from "../../components/links";
import { guidePath } from "../../i18n/paths";
import * as styles from "./faq.module.css";

/**
 * Renders the questions of data/faqs. The first is open, and at most one is open at a time; the prerendered
 * page contains all answers.
 */
export default function Faq({ questions }: Queries.FaqFragment) {
  const { t } = useTranslation();
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-heading">
      <div className={clsx("wrap", styles.layout)}>
        <h2 id="faq-heading" className={styles.title}>
          <span className={styles.smallPrint}>{t("landing:faq.titleFirst")} </span>
          <span className={styles.lens}>
            {/* Small print and a magnifying glass; the enlarged text is a separate element above it. */}
            <svg
              className={clsx("screen-only mirrored", styles.drawing)}
              viewBox="0 0 440 600"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: lens }}
            />
            <span className={styles.enlarged}>{t("landing:faq.titleSecond")}</span>
          </span>
        </h2>
        <div>
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
          <p className={styles.guide}>
            <PageLink to={guidePath}>{t("landing:faq.guide")}</PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}

export const faqFragment = graphql`
  fragment Faq on Query {
    questions(code: $language) {
      id
      question
      answer
    }
  }
`;
