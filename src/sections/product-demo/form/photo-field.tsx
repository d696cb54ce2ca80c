import { defineRecipe } from "@chakra-ui/react";
import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "../../../theme/styled";
import { readPhoto } from "./read-photo";

/** The build shows no such field, which wants scripts: these rules come with them. */
const Photo = styled(
  "label",
  defineRecipe({
    className: "photo",
    base: {
      position: "relative",
      justifySelf: "start",
      display: "grid",
      alignItems: "center",
      minH: "44px",
      // No label above a field.
      mb: "0!important",
      px: "8px",
      border: "2px solid transparent",
      textDecoration: "underline",
      textUnderlineOffset: ".2em",
      "& span": { lineHeight: "1.2" },
      "&[data-picked]": { borderColor: "ink", textDecoration: "none" },
      // The field itself is the target.
      "& input": { position: "absolute", inset: "0", w: "100%", opacity: "0", cursor: "pointer" },
      "&:has(:focus-visible)": { outline: "2px solid {colors.ink}" },
      "& + p": {
        order: "1",
        gridColumn: "1/-1",
        textStyle: "small",
        color: "ink2",
        "&:empty": { display: "none" },
        "&[data-fault]": { color: "spotText", fontWeight: "600" },
      },
    },
  }),
);

interface PhotoFieldProps {
  /** The photo's address, or nothing. */
  photo: string;
  enter: (photo: string) => void;
}

/** A photo of the visitor's own product, in place of a drawing. */
export function PhotoField({ photo, enter }: PhotoFieldProps) {
  const { t } = useTranslation();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const address = await readPhoto(file).catch(() => "");
    // Else the same file could not be chosen again.
    target.value = "";
    setUnreadable(!address);
    if (address) enter(address);
  };
  return (
    <>
      <Photo data-picked={photo ? "" : undefined}>
        <input type="file" accept="image/*" onChange={read} />
        <span>{t("product-demo:photo.choose")}</span>
      </Photo>
      <p role="status" data-fault={isUnreadable ? "" : undefined}>
        {isUnreadable && <span>{t("product-demo:photo.unreadable")}</span>}
        {photo && !isUnreadable && <span>{t("product-demo:photo.note")}</span>}
      </p>
    </>
  );
}
