import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { styled } from "../../../theme/styled";
import { nothing } from "../entries";
import type { Judgement } from "../judge-entries";
import { Row, Rows } from "../rows";
import type { useEntries } from "../use-entries";
import { BatchFields } from "./batch-fields";
import { DateFields } from "./date-fields";
import { foldedRecipe } from "./folded-recipe";
import { IngredientsField } from "./ingredients-field";
import { NameField } from "./name-field";
import { NumberField } from "./number-field";
import { PictureChoice } from "./picture-choice";
import { useSummaries } from "./use-summaries";

const Folded = styled("div", foldedRecipe);

interface PanelProps {
  fields: ReturnType<typeof useEntries>;
  judgement: Judgement;
  /** The digits of the example that stand there so far, while it types itself. */
  number: string | undefined;
}

/** The fields: name and number first, the rest folded away. */
export function Panel({ fields, judgement, number }: PanelProps) {
  const { t } = useTranslation();
  const { entries, shown, isExample, change, enterNumber, fillExample, clear, undo } = fields;
  const summaries = useSummaries(entries);
  const canClear = !isExample || entries.drawing !== nothing.drawing || entries.photo !== "";
  return (
    <div className="panel with-script">
      <NameField
        name={entries.name}
        example={shown.name}
        enter={(name) => change({ name })}
        fillExample={fillExample}
      />
      <NumberField
        number={entries.number}
        state={judgement.number}
        leftOut={entries.leftOut}
        digits={number ?? shown.number.text}
        enter={enterNumber}
      />
      <Rows oneOpen>
        <Row id="more" title={t("product-demo:more")} summary={summaries.more}>
          <Folded>
            <BatchFields entries={entries} faults={judgement.faults} change={change} />
            <DateFields entries={entries} change={change} />
          </Folded>
        </Row>
        <Row
          id="ingredients"
          title={t("product-demo:labels.ingredients")}
          summary={summaries.ingredients}
        >
          <Folded>
            <IngredientsField entries={entries} change={change} />
          </Folded>
        </Row>
      </Rows>
      <div className="foot">
        <PictureChoice entries={entries} change={change} />
        {(undo || canClear) && (
          <Button variant="plain" onClick={undo ?? clear}>
            {t(undo ? "product-demo:undo" : "product-demo:clear")}
          </Button>
        )}
      </div>
    </div>
  );
}
