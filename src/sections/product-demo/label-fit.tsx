import { Input } from "@chakra-ui/react/input";
import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { spaceAfter } from "../../content/format";
import { fitOnLabel, recommendedSide, sidesOf } from "../../digital-link/code-sizes";
import { readNumber } from "../../digital-link/normalize";
import { Choice } from "./choice";
import * as fields from "./fields.module.css";
import * as styles from "./label-fit.module.css";
import { LabeledField } from "./labeled-field";
import { ScaleDrawing } from "./scale-drawing";
import { PrintButton } from "./test-sheet";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

/** The initial width of the label in mm, on which both codes fit. */
const initialWidth = 60;

interface LabelFitProps {
  codes: Codes;
  /** Whether the current number is invalid, so that these are the codes of the last valid one. */
  isStale: boolean;
  name: string;
}

export function LabelFit({ codes, isStale, name }: LabelFitProps) {
  const { t } = useTranslation();
  const { millimeters, withInches } = useLengths();
  // The last valid width, and what the field contains instead until the edge of the label is dragged.
  const [width, setWidth] = useState(initialWidth);
  const [typed, setTyped] = useState<string>();
  const [chosenSide, setChosenSide] = useState(recommendedSide);
  const [wantsStack, setWantsStack] = useState(false);
  const { barcode, qrCode } = codes;
  const isStacked = wantsStack && barcode !== undefined;
  const sides = sidesOf(qrCode.size);
  const [smallest = recommendedSide] = sides;
  const side = sides.includes(chosenSide) ? chosenSide : smallest;
  const fitOf = (mm: number) => fitOnLabel(barcode, mm, width, isStacked);
  const { need, spare, between } = fitOf(side);
  const fits = spare >= 0;
  // Widths beyond the range of the drawing are valid, too.
  const widthOf = (text: string) => readNumber(text) || undefined;
  const isWidth = typed === undefined || widthOf(typed) !== undefined;
  const isUnknown = isStale || !isWidth;

  // Rounded down, because the required widths are rounded up.
  const left = fits ? Math.floor(spare * 10) / 10 : -spare;
  const rest = t(`product-demo:fit.${fits ? "spare" : "short"}`, { value: withInches(left) });
  const fitting = sides.filter((each) => fitOf(each).spare >= 0).pop();
  const remedy = fitting
    ? t("product-demo:fit.smaller", { value: millimeters(fitting) })
    : isStacked
      ? t("product-demo:fit.need", { value: withInches(need) })
      : t("product-demo:fit.elsewhere");
  return (
    <div className={styles.fit} data-unknown={isUnknown ? "" : undefined}>
      <p className={styles.verdict}>
        <b className={clsx(styles.answer, !fits && styles.tooSmall)} role="status">
          {isUnknown ? "" : t(`product-demo:fit.${fits ? "fits" : "tooSmall"}`)}
        </b>
        <b>{fits ? rest : rest + spaceAfter(rest) + remedy}</b>
      </p>
      <ScaleDrawing
        {...{ codes, side, width, isStacked }}
        distance={between ? t("product-demo:fit.between", { value: millimeters(between) }) : ""}
        onDrag={(dragged) => {
          setTyped(undefined);
          setWidth(dragged);
        }}
      />
      <div className={styles.controls}>
        <LabeledField
          label={t("product-demo:fit.width")}
          fault={isWidth ? undefined : t("product-demo:fit.number")}
          className={styles.widthField}
        >
          <Input
            inputMode="decimal"
            dir="ltr"
            value={typed ?? String(width)}
            onChange={({ target: { value } }) => {
              setTyped(value);
              setWidth(widthOf(value) ?? width);
            }}
          />
        </LabeledField>
        <div className={styles.sides}>
          <Choice
            label={t("product-demo:fit.side")}
            options={sides.map(String)}
            value={String(side)}
            labelOf={(each) => millimeters(Number(each))}
            onSelect={(each) => setChosenSide(Number(each))}
          />
        </div>
      </div>
      <p className={fields.hint}>{t("product-demo:fit.note")}</p>
      <div className={styles.buttons}>
        {barcode && (isStacked || !fits) && (
          <button
            type="button"
            className={buttonClass({ variant: "outline", className: styles.button })}
            onClick={() => setWantsStack(!isStacked)}
          >
            {t(`product-demo:fit.${isStacked ? "unstack" : "stack"}`)}
          </button>
        )}
        <PrintButton codes={codes} isDisabled={isStale} name={name} />
      </div>
    </div>
  );
}
