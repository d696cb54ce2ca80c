import type { SVGProps } from "react";
import { qrBox, strokeWidth } from "../../digital-link/qr-box";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/colors";

interface QrPictureProps extends SVGProps<SVGSVGElement> {
  symbol: QrSymbol;
  /** Accessible name. Without one, the picture is hidden from screen readers. */
  name?: string | undefined;
}

/** Renders a QR code with its quiet zone, alone or inside another drawing. */
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
