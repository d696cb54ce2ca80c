import { ClientOnly } from "@chakra-ui/react/client-only";
import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawingBox, ProductDrawing } from "../../components/art/pack-pictures";
import { buttonClass } from "../../components/button/button";
import { changeDraft, drawings, useDraft } from "../../draft/draft";
import { isEmptyDraft } from "../../draft/validate-draft";
import { Choice } from "./choice";
import * as styles from "./fields.module.css";

/** Longer side of the stored photo in px, more than a large screen displays. */
const longSide = 1000;

/**
 * Reads a photo that a visitor chose, with its orientation applied, and scales it down.
 * @returns a `data:` URL, which the page's Content-Security-Policy allows
 * @throws if the browser cannot decode the file
 */
async function readPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}

export function PictureChoice() {
  const draft = useDraft();
  // The sample product has a different picture.
  const drawing = isEmptyDraft(draft) ? null : (draft.drawing ?? drawings[0]);
  const { photo } = draft;
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
        options={drawings}
        value={photo ? null : drawing}
        labelOf={(each) => t(`product-demo:drawings.${each}`)}
        pictureOf={(each) => (
          <svg className={styles.drawing} viewBox={drawingBox} aria-hidden="true">
            {/* Not in the built page: without scripts nothing can be chosen. */}
            <ClientOnly>
              <ProductDrawing drawing={each} />
            </ClientOnly>
          </svg>
        )}
        onSelect={(value) => {
          setIsUnreadable(false);
          changeDraft({ drawing: value, photo: "" });
        }}
      />
      <label
        className={buttonClass({ variant: "outline", className: styles.photo })}
        data-selected={photo ? "" : undefined}
      >
        <input className="visually-hidden" type="file" accept="image/*" onChange={read} />
        {t("product-demo:photo.choose")}
      </label>
      <p className={styles.hint} role="status">
        {/* The key makes screen readers announce the note after each choice. */}
        <span key={photo.length} className={photo || isUnreadable ? undefined : styles.photoNote}>
          {t(`product-demo:photo.${isUnreadable ? "unreadable" : "note"}`)}
        </span>
      </p>
    </div>
  );
}
