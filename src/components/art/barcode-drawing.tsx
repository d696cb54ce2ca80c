interface BarcodeDrawingProps {
  code: Queries.Barcode;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** A barcode with its quiet zones and its digits, in modules, in the colour of what it stands in. */
export function BarcodeDrawing({ code, ...place }: BarcodeDrawingProps) {
  const { width, height, bars, guards, barPath, guardPath, digits } = code;
  return (
    <svg {...place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g stroke="currentColor" shapeRendering="crispEdges">
        <path strokeWidth={bars} d={barPath} transform={`translate(0 ${bars / 2})`} />
        <path strokeWidth={guards} d={guardPath} transform={`translate(0 ${guards / 2})`} />
      </g>
      <g fill="currentColor" fontSize="9.4" textAnchor="middle">
        {digits.map(({ x, digit }) => (
          <text key={x} x={x} y={height - 1}>
            {digit}
          </text>
        ))}
      </g>
    </svg>
  );
}
