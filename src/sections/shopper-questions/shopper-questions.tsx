import { Tabs } from "@chakra-ui/react/tabs";
import clsx from "clsx";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/sample";
import { AnswerPhone } from "./answer-phone";
import { answers } from "./answers";
import * as answerStyles from "./answers.module.css";
import { CodeCard } from "./code-card";
import { questionTabsRecipe } from "./question-tabs-recipe";
import * as styles from "./shopper-questions.module.css";

/**
 * Returns in which direction the line from a question turns towards the code, which is beside the middle of
 * the questions.
 */
function turnOf(index: number, count: number) {
  if (2 * index + 1 === count) return "none";
  return 2 * index < count ? "down" : "up";
}

interface ShopperQuestionsProps {
  sample: Sample;
  questions: Queries.ShopperQuestionsFragment["featuresJson"]["shopperQuestions"];
}

export default function ShopperQuestions({ sample, questions }: ShopperQuestionsProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(questions[0] ?? "");
  const list = useRef<HTMLDivElement>(null);
  const ids: readonly string[] = questions;
  const index = ids.indexOf(selected);
  const turn = turnOf(index, questions.length);
  const hasBatch = selected === "batch";

  /**
   * Selects a question. On phones the answer opens between the questions, which moves the question; the page
   * is scrolled by that distance, so that the question stays under the finger.
   */
  const select = (id: string) => {
    const tab = list.current?.querySelector(`[data-value="${id}"]`);
    const topOfTab = () => tab?.getBoundingClientRect().top ?? 0;
    const before = topOfTab();
    flushSync(() => setSelected(id));
    const moved = topOfTab() - before;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: "instant" });
  };

  return (
    <ChakraPart>
      <div className={styles.questions}>
        <div className={clsx("wrap", styles.layout)}>
          <div className={styles.heading}>
            <h2 className={styles.title}>
              {t("landing:shopperQuestions.titleFirst")} <br />
              {t("landing:shopperQuestions.titleSecond")}
            </h2>
            <p className={styles.lead}>{t("landing:shopperQuestions.lead")}</p>
          </div>
          <Tabs.Root
            recipe={questionTabsRecipe}
            orientation="vertical"
            value={selected}
            onValueChange={({ value }) => select(value)}
          >
            <Tabs.List ref={list} aria-label={t("landing:shopperQuestions.tabs")} data-turn={turn}>
              {questions.map((id, position) => (
                <Tabs.Trigger key={id} value={id} style={{ order: 2 * position + 1 }}>
                  <b>{t(`landing:shopperQuestions.${id}`)}</b>
                  <span>{t(`landing:shopperQuestions.${id}Text`)}</span>
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <div
              className={clsx("screen-only", styles.codeAndPhone)}
              style={{ order: 2 * index + 2 }}
            >
              <CodeCard sample={sample} hasBatch={hasBatch} isLineStraight={turn === "none"} />
              <AnswerPhone sample={sample} hasBatch={hasBatch}>
                {questions.map((id) => {
                  const Answer = answers[id];
                  return (
                    <Tabs.Content
                      key={id}
                      value={id}
                      className={clsx(phone.body, answerStyles.body)}
                    >
                      <p className={clsx(phone.title, answerStyles.title)}>{t(`product:${id}`)}</p>
                      <Answer sample={sample} />
                    </Tabs.Content>
                  );
                })}
              </AnswerPhone>
            </div>
          </Tabs.Root>
        </div>
      </div>
    </ChakraPart>
  );
}

export const shopperQuestionsFragment = graphql`
  fragment ShopperQuestions on Query {
    featuresJson {
      shopperQuestions
    }
  }
`;
