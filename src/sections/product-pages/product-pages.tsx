import { Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { answers } from "./answers";
import { productPagesRecipe } from "./product-pages-recipe";
import { Stage } from "./stage";
import { tabsRecipe } from "./tabs-recipe";
import { useSteadyTabs } from "./use-steady-tabs";

const Root = styled("div", productPagesRecipe);

interface ProductPagesProps {
  sample: Queries.SampleFragment["sampleProductJson"];
  images: Queries.ImagesFragment["imagesJson"];
  /** Ids of the questions, in order. */
  questions: readonly string[];
}

/** Which way the line turns on its way from a question to the code: that stands beside their middle. */
function turnOf(index: number, count: number) {
  if (2 * index + 1 === count) return "none";
  return 2 * index < count ? "down" : "up";
}

/** What a product page is good for: five shoppers' questions, one code, five answers on the phone. */
export function ProductPages({ sample, images, questions }: ProductPagesProps) {
  const { t } = useTranslation();
  const { value, select, list } = useSteadyTabs(questions[0] ?? "");
  const index = questions.indexOf(value);
  return (
    <Root>
      <div className="wrap layout">
        <div className="heading">
          <h2 className="title">
            {t("landing:questions.titleFirst")} <br />
            {t("landing:questions.titleSecond")}
          </h2>
          <p className="lead">{t("landing:questions.lead")}</p>
        </div>
        <Tabs.Root
          recipe={tabsRecipe}
          orientation="vertical"
          value={value}
          onValueChange={(event) => select(event.value)}
        >
          <Tabs.List
            ref={list}
            aria-label={t("landing:questions.tabs")}
            data-turn={turnOf(index, questions.length)}
          >
            {questions.map((id, place) => (
              <Tabs.Trigger key={id} value={id} style={{ order: 2 * place + 1 }}>
                <b>{t(`landing:questions.${id}`)}</b>
                <span>{t(`landing:questions.${id}Text`)}</span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Stage sample={sample} images={images} hasBatch={value === "batch"} order={2 * index + 2}>
            {questions.map((id) => {
              const Answer = answers[id];
              return (
                <Tabs.Content key={id} value={id} className="screen-body">
                  {Answer && (
                    <>
                      <p className="screen-title">{t(`product:${id}`)}</p>
                      <Answer sample={sample} />
                    </>
                  )}
                </Tabs.Content>
              );
            })}
          </Stage>
        </Tabs.Root>
      </div>
    </Root>
  );
}
