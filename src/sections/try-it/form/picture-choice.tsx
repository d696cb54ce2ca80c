import { ClientOnly } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { drawings } from "../../../components/own-page/fragment";
import { Motif, motifBox } from "../../../components/own-page/motif";
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
        label={t("try-it:labels.drawing")}
        value={photo ? null : drawing}
        options={drawings.map((each) => ({
          value: each,
          label: t(`try-it:drawings.${each}`),
          picture: (
            <svg viewBox={`0 0 ${motifBox.width} ${motifBox.height}`} aria-hidden="true">
              <Motif drawing={each} />
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
