import type { SVGProps } from "react";
import { qrBox } from "../../digital-link/qr-box";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { QrDrawing } from "./qr-code";

interface QrPictureProps extends SVGProps<SVGSVGElement> {
  symbol: QrSymbol;
  /** What names it for screen readers; without it is decoration. */
  name?: string;
}

/** A QR code as a picture of its own, with its quiet zone. */
export function QrPicture({ symbol, name, ...place }: QrPictureProps) {
  return (
    <svg
      {...place}
      viewBox={qrBox(symbol.size).viewBox}
      shapeRendering="crispEdges"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <QrDrawing {...symbol} />
    </svg>
  );
}
