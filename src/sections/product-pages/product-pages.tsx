import { Tabs } from "@chakra-ui/react";
import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import * as phone from "../../components/phone/phone.module.css";
import { answers } from "./answers";
import * as answerStyles from "./answers.module.css";
import * as styles from "./product-pages.module.css";
import { Stage } from "./stage";
import { useSteadyTabs } from "./use-steady-tabs";

interface ProductPagesProps {
  sample: Queries.SampleFragment["sampleProductJson"];
  images: Queries.ImagesFragment["imagesJson"];
  /** Ids of the questions, in order. */
  questions: readonly string[];
}

/**
 * Returns in which direction the line from a question turns towards the code, which is beside the middle of
 * the questions.
 */
function turnOf(index: number, count: number) {
  if (2 * index + 1 === count) return "none";
  return 2 * index < count ? "down" : "up";
}

/**
 * Shows what a product page is good for: five shoppers' questions, one code, and five answers on the phone.
 */
export function ProductPages({ sample, images, questions }: ProductPagesProps) {
  const { t } = useTranslation();
  const { value, select, list } = useSteadyTabs(questions[0] ?? "");
  const index = questions.indexOf(value);
  const turn = turnOf(index, questions.length);
  return (
    <ChakraPart>
      <div className={styles.questions}>
        <div className={clsx("wrap", styles.layout)}>
          <div className={styles.heading}>
            <h2 className={styles.title}>
              {t("landing:questions.titleFirst")} <br />
              {t("landing:questions.titleSecond")}
            </h2>
            <p className={styles.lead}>{t("landing:questions.lead")}</p>
          </div>
          <Tabs.Root
            orientation="vertical"
            value={value}
            onValueChange={(event) => select(event.value)}
          >
            <Tabs.List ref={list} aria-label={t("landing:questions.tabs")} data-turn={turn}>
              {questions.map((id, place) => (
                <Tabs.Trigger key={id} value={id} style={{ order: 2 * place + 1 }}>
                  <b>{t(`landing:questions.${id}`)}</b>
                  <span>{t(`landing:questions.${id}Text`)}</span>
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Stage
              sample={sample}
              images={images}
              hasBatch={value === "batch"}
              isStraight={turn === "none"}
              order={2 * index + 2}
            >
              {questions.map((id) => {
                const Answer = answers[id];
                return (
                  <Tabs.Content key={id} value={id} className={clsx(phone.body, answerStyles.body)}>
                    {Answer && (
                      <>
                        <p className={clsx(phone.title, answerStyles.title)}>
                          {t(`product:${id}`)}
                        </p>
                        <Answer sample={sample} />
                      </>
                    )}
                  </Tabs.Content>
                );
              })}
            </Stage>
          </Tabs.Root>
        </div>
      </div>
    </ChakraPart>
  );
}
