import { useTranslation } from "react-i18next";
import { type Drawing, drawings } from "../../../components/own-page/fragment";
import { Motif, motifBox } from "../../../components/own-page/motif";
import { Choice } from "../choice";

interface DrawingChoiceProps {
  value: Drawing;
  pick: (drawing: Drawing) => void;
}

/** The drawing on the pack: one of a few. */
export function DrawingChoice({ value, pick }: DrawingChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice
      className="drawings"
      label={t("try-it:labels.drawing")}
      value={value}
      options={drawings.map((drawing) => ({
        value: drawing,
        label: t(`try-it:drawings.${drawing}`),
        picture: (
          <svg viewBox={`0 0 ${motifBox.width} ${motifBox.height}`} aria-hidden="true">
            <Motif drawing={drawing} />
          </svg>
        ),
      }))}
      pick={pick}
    />
  );
}
