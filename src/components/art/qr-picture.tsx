import type { SVGProps } from "react";
import { qrBox, strokeWidth } from "../../digital-link/qr-box";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/colors";

interface QrPictureProps extends SVGProps<SVGSVGElement> {
  symbol: QrSymbol;
  /** What names it for screen readers; without it is decoration. */
  name?: string | undefined;
}

/** A QR code with its quiet zone: a picture of its own, or a part of a drawing. */
export function QrPicture({ symbol: { size, path }, name, ...place }: QrPictureProps) {
  const { viewBox, ground } = qrBox(size);
  return (
    <svg
      {...place}
      viewBox={viewBox}
      shapeRendering="crispEdges"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path fill={colors.white} d={ground} />
      <path d={path} stroke={colors.ink} strokeWidth={strokeWidth} />
    </svg>
  );
}
