import { defineRecipe } from "@chakra-ui/react";
import { styled } from "../../theme/styled";
import type { OwnProduct } from "./fragment";
import { Motif, motifBox } from "./motif";
import { graphemes } from "./plain-text";

/** No page is built with a photo or a monogram: these rules come with the scripts. */
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

const Monogram = styled(
  "p",
  defineRecipe({
    className: "monogram",
    base: {
      bg: "spot",
      fontFamily: "var(--disp)",
      fontWeight: "var(--dw)",
      fontSize: "calc((.4 + .6*var(--k))*6em)",
      // Letters of other scripts reach lower.
      lineHeight: "calc(.7 + .7/var(--k))",
      textAlign: "center",
      textTransform: "uppercase",
      borderBottom: "2px solid {colors.ink}",
    },
  }),
);

/** What heads a visitor's page: a photo, a drawing, or, where the photo stayed at home, the name's first letter. */
export function PagePicture({ product: { name, drawing, photo } }: { product: OwnProduct }) {
  if (photo) return <Photo src={photo} alt="" />;
  if (!drawing) return <Monogram aria-hidden="true">{graphemes(name)[0]}</Monogram>;
  return (
    <svg viewBox={`0 0 ${motifBox.width} ${motifBox.height}`} aria-hidden="true">
      <Motif drawing={drawing} />
    </svg>
  );
}
