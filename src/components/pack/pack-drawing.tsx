import { cartonColors, colors } from "../../theme/colors";
import type { LabelLayout } from "./label-layouts";
import { textFace } from "./lettering";
import { cartonId } from "./pack-box";
import { PackFront, type PackProduct, PackSide } from "./pack-front";
import { type LabelWords, PackLabel, type PackLabelContent } from "./pack-label";

interface PackDrawingProps {
  product: PackProduct | undefined;
  label: PackLabelContent | undefined;
  words?: LabelWords | undefined;
  layout: LabelLayout;
  /** Whether other drawings of the page refer to this pack by `<use>`. */
  isUsed: boolean;
}

/**
 * Draws the closed carton in a box of 420 × 514. It uses no translations or styles of the site, so that tools
 * can render it.
 */
export function PackDrawing({ product, label, words, layout, isUsed }: PackDrawingProps) {
  return (
    <g id={isUsed ? cartonId : undefined}>
      <path fill={cartonColors.top} d="M0 46 89 1h330l-89 45z" />
      <path fill="none" stroke={colors.ink} opacity=".45" d="M22 35h330" />
      <path fill={cartonColors.side} d="M330 46 419 1v467l-89 45z" />
      <g transform="matrix(1 -.506 0 1 330 46)">
        <PackSide product={product} />
      </g>
      <g transform="translate(0 46)" style={textFace}>
        <PackFront product={product} />
        <PackLabel label={label} words={words} layout={layout} />
      </g>
    </g>
  );
}
