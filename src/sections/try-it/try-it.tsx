import { Field, Input } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Scissors } from "../../components/art/scissors";
import { styled } from "../../theme/styled";
import { Example } from "./example";
import { tryItRecipe } from "./try-it-recipe";
import { fieldEvents, useNumberField } from "./use-number-field";
import { useWhenNear } from "./use-when-near";

const Root = styled("div", tryItRecipe);

const loadLive = () => import(/* webpackChunkName: "later--try-it--live" */ "./live");

export interface TryItProps {
  example: NonNullable<Queries.TryItFragment["tryIt"]>["example"];
}

/** The strip in which visitors make a Digital Link and its code of their own number. */
export function TryIt({ example }: TryItProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const piece = useWhenNear(root, loadLive);
  const [isInvalid, setInvalid] = useState(false);
  const { input, entered, enter, isUsed, use } = useNumberField(example.gtin);
  // Not as soon as it is there: what it adds would move the page under its reader.
  const live = isUsed ? piece : null;
  return (
    <div className="wrap">
      <Root className="try-it" ref={root}>
        <Scissors />
        <h3>{t("try-it:title")}</h3>
        <Field.Root className="with-script" role="presentation" invalid={isInvalid}>
          <Field.Label>{t("try-it:labels.gtin")}</Field.Label>
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            aria-describedby={live ? live.fieldNoteId("gtin") : undefined}
            onFocus={use}
            {...fieldEvents(entered.text, enter)}
          />
        </Field.Root>
        {live ? (
          <live.Live example={example} number={entered} setNumber={enter} setInvalid={setInvalid} />
        ) : (
          <Example example={example} />
        )}
      </Root>
    </div>
  );
}

export const tryItFragment = graphql`
  fragment TryIt on Query {
    tryIt: sampleProductJson {
      example {
        host
        gtin
        size
        file
      }
    }
  }
`;
