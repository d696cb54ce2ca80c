import { ClientOnly } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { drawingBox, ProductDrawing } from "../../../components/art/product-drawing";
import { drawings } from "../../../draft/draft";
import { Choice } from "../choice";
import type { Entries } from "../entries";
import { PhotoField } from "./photo-field";

interface PictureChoiceProps {
  entries: Entries;
  change: (part: Partial<Entries>) => void;
}

/** What is on the pack and heads its page: one of a few drawings, or a photo of the visitor's own. */
export function PictureChoice({ entries: { drawing, photo }, change }: PictureChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        className="drawings"
        label={t("product-demo:labels.drawing")}
        value={photo ? null : drawing}
        options={drawings.map((each) => ({
          value: each,
          label: t(`product-demo:drawings.${each}`),
          picture: (
            <svg viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`} aria-hidden="true">
              <ProductDrawing drawing={each} />
            </svg>
          ),
        }))}
        pick={(picked) => change({ drawing: picked, photo: "" })}
      />
      <ClientOnly>
        {/* What it said of a file is over when a drawing is picked. */}
        <PhotoField key={drawing} photo={photo} enter={(address) => change({ photo: address })} />
      </ClientOnly>
    </>
  );
}
