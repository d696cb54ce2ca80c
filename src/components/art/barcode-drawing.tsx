import type { Sample } from "../product-page/sample-fragment";

interface BarcodeDrawingProps {
  code: NonNullable<Sample["barcode"]>;
  /** Accessible name. Without one, the drawing is hidden from screen readers. */
  name?: string;
  x?: number;
  y?: number;
  width?: number | string;
  height?: number | string;
}

/** Draws a barcode with its quiet zones and digits in `currentColor`; one unit is one module. */
export function BarcodeDrawing({ code, name, ...place }: BarcodeDrawingProps) {
  const { width, height, bars, guards, barPath, guardPath, digits } = code;
  return (
    <svg
      {...place}
      className="barcode"
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
