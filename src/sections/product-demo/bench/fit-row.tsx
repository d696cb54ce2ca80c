import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { spaceAfter } from "../../../content/format";
import { labelFit, sidesOf } from "../../../digital-link/label-fit";
import { Choice } from "../choice";
import { Row } from "../rows";
import type { Codes } from "../use-codes";
import { Bed } from "./bed";
import { useLengths } from "./use-lengths";
import { WidthField } from "./width-field";

/** What it begins with, in mm: a side that scans well, and a label on which that fits. */
const usual = { side: 20, label: 60 };

interface FitRowProps {
  codes: Codes;
  isStale: boolean;
}

/** Whether both codes fit on a label, drawn to scale. */
export function FitRow({ codes: { symbol, barcode, identifiers }, isStale }: FitRowProps) {
  const { t } = useTranslation();
  const { millimetres, both } = useLengths();
  const [label, setLabel] = useState(usual.label);
  // What stands in the field, where that is not the width itself.
  const [typed, setTyped] = useState<{ text: string; width: number | undefined }>();
  const isWidth = !typed || typed.width !== undefined;
  const [wanted, setWanted] = useState<number | undefined>(usual.side);
  const [wantsStack, setStack] = useState(false);
  const isStacked = wantsStack && barcode !== undefined;
  const sides = sidesOf(symbol.size);
  const smallest = sides[0] ?? usual.side;
  const side = wanted && sides.includes(wanted) ? wanted : smallest;
  const fitOf = (mm: number) => labelFit(barcode, mm, label, isStacked);
  const { need, spare, between } = fitOf(side);
  const fits = spare >= 0;
  // Rounded to the careful side, as what the codes need is.
  const left = fits ? Math.floor(spare * 10) / 10 : -spare;
  const verdict = t(fits ? "product-demo:fit.fits" : "product-demo:fit.tooSmall");
  const rest = t(fits ? "product-demo:fit.spare" : "product-demo:fit.short", { value: both(left) });
  const smaller = sides.filter((each) => fitOf(each).spare >= 0).pop();
  const needed = t("product-demo:fit.need", { value: both(need) });
  const elsewhere = isStacked ? needed : t("product-demo:fit.elsewhere");
  const wayOut = smaller
    ? t("product-demo:fit.smaller", { value: millimetres(smaller) })
    : elsewhere;
  const advice = fits ? needed : wayOut;
  // What was said of the last number and width keeps its place, so that nothing moves.
  const isUnsaid = isStale || !isWidth;
  const unsaid = isUnsaid ? ({ visibility: "hidden" } as const) : undefined;
  return (
    <Row
      opensWide
      id="fit"
      className="fit-row"
      title={t("product-demo:fit.title")}
      summary={isUnsaid ? undefined : verdict}
      aside={
        <p className="verdict" role="status" data-fits={fits ? "" : undefined} style={unsaid}>
          {verdict}
        </p>
      }
    >
      <Bed
        {...{ symbol, barcode, side, label, isStacked, isStale }}
        setLabel={(width) => {
          setTyped(undefined);
          setLabel(width);
        }}
        gtin={identifiers.gtin}
        valueText={both(label)}
        between={
          between === undefined
            ? ""
            : t("product-demo:fit.between", { value: millimetres(between) })
        }
      />
      <div className="fit-foot">
        <p>
          <b style={unsaid}>{rest + spaceAfter(rest) + advice}</b>
          {t("product-demo:fit.note")}
        </p>
        <div className="fit-fields with-script">
          <WidthField
            text={typed?.text ?? String(label)}
            isWidth={isWidth}
            enter={(text, width) => {
              setTyped({ text, width });
              if (width) setLabel(width);
            }}
          />
          <p aria-hidden="true">{t("product-demo:fit.side")}</p>
          <Choice
            label={t("product-demo:fit.side")}
            value={String(side)}
            options={sides.map((each) => ({
              value: String(each),
              label:
                each === smallest
                  ? t("product-demo:fit.smallest", { value: millimetres(each) })
                  : millimetres(each),
            }))}
            pick={(value) => setWanted(Number(value) === smallest ? undefined : Number(value))}
          />
        </div>
        {barcode && (isStacked || !fits) && (
          <Button
            variant="outline"
            style={{ justifySelf: "start", alignSelf: "start" }}
            onClick={() => setStack(!isStacked)}
          >
            {t(isStacked ? "product-demo:fit.unstack" : "product-demo:fit.stack")}
          </Button>
        )}
      </div>
    </Row>
  );
}
