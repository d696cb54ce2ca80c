import { Accordion } from "@chakra-ui/react/accordion";
import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import { PageLink } from "../../components/links";
import { guidePath } from "../../i18n/paths";
import { colors } from "../../theme/colors";
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
            <Lens />
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

/** A paragraph of small print as ruled lines, from where each ends, in px. */
const paragraph = [430, 418, 436, 402, 424, 436, 260]
  .map((end) => `h${end}m-${end} 15`)
  .join("")
  .concat("m0 15");

/**
 * Draws small print and a magnifying glass in a box of 440 × 600. The enlarged text is a separate element
 * above it.
 */
function Lens() {
  return (
    <svg
      className={clsx("screen-only mirrored", styles.drawing)}
      viewBox="0 0 440 600"
      fill="none"
      stroke={colors.ink}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path stroke={colors.paper} strokeWidth="2" opacity=".34" d={`M0 8${paragraph.repeat(5)}`} />
      <path
        fill={colors.spot}
        d="m318 386 34-22 92 150q10 20-8 31t-31-6zM331 391l22-14M343 411l22-14"
      />
      <circle fill={colors.paper} stroke="none" cx="208" cy="218" r="206" />
      <circle strokeWidth="6" cx="208" cy="218" r="197" />
      <path
        stroke={colors.spot}
        strokeWidth="5"
        strokeLinecap="round"
        d="M62 128a168 168 0 0 1 96-72M88 130a140 140 0 0 1 40-36"
      />
    </svg>
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
