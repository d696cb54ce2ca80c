import type { SVGProps } from "react";
import { qrBox, strokeWidth } from "../../digital-link/qr-box";
import { colors } from "../../theme/colors";
import type { Sample } from "../product-page/sample-fragment";

const symbolId = "qr";

/** A QR code on its white ground, for an element with the view box of `qrBox`. */
export function QrDrawing({ size, path }: Sample["qrCode"]) {
  return (
    <>
      <path fill={colors.white} d={qrBox(size).ground} />
      <path d={path} stroke={colors.ink} strokeWidth={strokeWidth} />
    </>
  );
}

/** The page's QR code for `<use>`: drawn once a page. */
export function QrSymbol(symbol: Sample["qrCode"]) {
  return (
    <symbol id={symbolId} viewBox={qrBox(symbol.size).viewBox}>
      <QrDrawing {...symbol} />
    </symbol>
  );
}

/** The page's QR code, placed in a drawing. */
export function QrCode(props: SVGProps<SVGUseElement>) {
  return <use href={`#${symbolId}`} shapeRendering="crispEdges" {...props} />;
}
