import { Slider } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { sliderRecipe } from "./slider-recipe";
import { drawnWidth, widths } from "./width-field";

interface LabelEdgeProps {
  /** The label's width, in mm. */
  label: number;
  setLabel: (label: number) => void;
  /** The width as it is read out. */
  valueText: string;
}

/** The edge of the label, which is dragged; a swipe up or down over it scrolls the page. */
export function LabelEdge({ label, setLabel, valueText }: LabelEdgeProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Slider.Root
      recipe={sliderRecipe}
      className="with-script"
      ids={{ label: name }}
      min={widths.least}
      max={widths.most}
      value={[drawnWidth(label)]}
      thumbAlignment="center"
      getAriaValueText={() => valueText}
      onValueChange={({ value: [dragged = label] }) => setLabel(dragged)}
    >
      <span id={name} className="visually-hidden">
        {t("product-demo:fit.width")}
      </span>
      <Slider.Control style={{ touchAction: "pan-y" }}>
        <Slider.Thumb index={0}>
          <span dir="auto">{valueText}</span>
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
}
