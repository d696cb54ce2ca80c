import { ClientOnly } from "@chakra-ui/react";
import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawingBox, ProductDrawing } from "../../components/art/product-drawing";
import { changeDraft, type Drawing, drawings } from "../../draft/draft";
import { Choice } from "./choice";
import * as styles from "./fields.module.css";
import { readPhoto } from "./read-photo";

interface PictureChoiceProps {
  /** Null while the demo product is shown, which has a different picture. */
  drawing: Drawing | null;
  photo: string;
}

/** Renders the choice of the picture on the pack and its page: a drawing or a visitor's photo. */
export function PictureChoice({ drawing, photo }: PictureChoiceProps) {
  const { t } = useTranslation();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const address = await readPhoto(file).catch(() => "");
    // Choosing the same file again would otherwise fire no change event.
    target.value = "";
    setIsUnreadable(!address);
    if (address) changeDraft({ photo: address });
  };
  return (
    <div className={styles.picture}>
      <Choice
        label={t("product-demo:labels.drawing")}
        value={photo ? null : drawing}
        options={drawings.map((each) => ({
          value: each,
          label: t(`product-demo:drawings.${each}`),
          picture: (
            <svg
              width="48"
              height="32"
              viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
              aria-hidden="true"
            >
              {/* Not in the built page: without scripts nothing can be chosen. */}
              <ClientOnly>
                <ProductDrawing drawing={each} />
              </ClientOnly>
            </svg>
          ),
        }))}
        onSelect={(value) => {
          setIsUnreadable(false);
          changeDraft({ drawing: value, photo: "" });
        }}
      />
      <label className={styles.photo} data-selected={photo ? "" : undefined}>
        <input className={styles.photoInput} type="file" accept="image/*" onChange={read} />
        {t("product-demo:photo.choose")}
      </label>
      <p className={styles.hint} role="status">
        {isUnreadable && <span>{t("product-demo:photo.unreadable")}</span>}
        {photo && !isUnreadable && <span>{t("product-demo:photo.note")}</span>}
      </p>
    </div>
  );
}
