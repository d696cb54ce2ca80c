import { colors } from "../../theme/colors";

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

const symbolId = "qr";

/** The id of a drawn QR code for `<use>`, and how to draw it: once a page, in SVG. */
export function QrSymbol({ size, path }: Queries.QrSymbol) {
  const side = size + 2 * quietZone;
  const start = -quietZone;
  return (
    <symbol id={symbolId} viewBox={`${start} ${start} ${side} ${side}`}>
      <path fill={colors.white} d={`M${start} ${start}h${side}v${side}h-${side}z`} />
      <path d={path} stroke={colors.ink} strokeWidth="1.03" />
    </symbol>
  );
}

interface QrCodeProps {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** The page's QR code, placed in a drawing. */
export function QrCode(props: QrCodeProps) {
  return <use href={`#${symbolId}`} shapeRendering="crispEdges" {...props} />;
}
