import { defineRecipe } from "@chakra-ui/react";
import type { PageProduct } from "../../draft/fragment";
import { styled } from "../../theme/styled";
import { drawingBox, ProductDrawing } from "../art/product-drawing";

/** No page is built with a photo: these rules come with the scripts. */
const Photo = styled(
  "img",
  defineRecipe({
    className: "own-photo",
    base: {
      w: "100%",
      h: "8em",
      md: { h: "11em" },
      objectFit: "contain",
      bg: "paper",
      borderBlock: "2px solid {colors.ink}",
    },
  }),
);

/** What heads a visitor's page: a photo, or a drawing, also where the photo stayed at home. */
export function PagePicture({ product: { drawing, photo } }: { product: PageProduct }) {
  if (photo) return <Photo src={photo} alt="" />;
  return (
    <svg viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`} aria-hidden="true">
      <ProductDrawing drawing={drawing} />
    </svg>
  );
}
