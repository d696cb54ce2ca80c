import { Field, Input } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../../app/late";
import { Scissors } from "../../components/art/scissors";
import { styled } from "../../theme/styled";
import { Example } from "./example";
import { fieldNoteId } from "./field-note-id";
import { tryItRecipe } from "./try-it-recipe";
import { fieldEvents, useNumberField } from "./use-number-field";

const Root = styled("div", tryItRecipe);

const Live = late(async () => (await import(/* webpackChunkName: "try-it" */ "./live")).Live);

export interface TryItProps {
  example: NonNullable<Queries.TryItFragment["tryIt"]>["example"];
}

/** The strip in which visitors make a Digital Link and its code of their own number. */
export function TryIt({ example }: TryItProps) {
  const { t } = useTranslation();
  const [isInvalid, setInvalid] = useState(false);
  const { input, entered, enter, isUsed, use } = useNumberField(example.gtin);
  return (
    <div className="wrap">
      <Root className="try-it">
        <Scissors />
        <h3>{t("try-it:title")}</h3>
        <Field.Root className="with-script" role="presentation" invalid={isInvalid}>
          <Field.Label>{t("try-it:labels.gtin")}</Field.Label>
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            aria-describedby={isUsed ? fieldNoteId("gtin") : undefined}
            onFocus={use}
            {...fieldEvents(entered.text, enter)}
          />
        </Field.Root>
        {isUsed ? (
          <Suspense fallback={<Example example={example} />}>
            <Live example={example} number={entered} setNumber={enter} setInvalid={setInvalid} />
          </Suspense>
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
