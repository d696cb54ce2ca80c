import type { SVGProps } from "react";
import type { Barcode } from "../../digital-link/barcode";
import { modulesWithQuietZone, quietZone } from "../../digital-link/code-sizes";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/tokens";

interface CodeProps
  extends Pick<SVGProps<SVGSVGElement>, "className" | "x" | "y" | "width" | "height"> {
  /** Accessible name. Without one, the code is hidden from screen readers. */
  name?: string;
}

export function QrPicture({
  symbol: { size, path },
  name,
  ...position
}: CodeProps & { symbol: QrSymbol }) {
  const side = modulesWithQuietZone(size);
  return (
    <svg
      {...position}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path fill={colors.white} d={`M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z`} />
      {/* The strokes are a little wider than a module, so that no hairline shows between two rows. */}
      <path d={path} stroke={colors.ink} strokeWidth={1.03} />
    </svg>
  );
}

/** Draws a barcode with its quiet zones and digits in `currentColor`; one unit is one module. */
export function BarcodeDrawing({ barcode, name, ...position }: CodeProps & { barcode: Barcode }) {
  const { width, height, bars, guards, barPath, guardPath, digits } = barcode;
  return (
    <svg
      {...position}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin meet"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <g stroke="currentColor" shapeRendering="crispEdges">
        <path strokeWidth={bars} d={barPath} transform={`translate(0 ${bars / 2})`} />
        <path strokeWidth={guards} d={guardPath} transform={`translate(0 ${guards / 2})`} />
      </g>
      <text
        fill="currentColor"
        fontSize="9.4"
        textAnchor="middle"
        x={digits.map(({ x }) => x).join(" ")}
        y={height - 1}
      >
        {digits.map(({ digit }) => digit).join("")}
      </text>
    </svg>
  );
}
