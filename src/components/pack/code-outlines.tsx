import { colors } from "../../theme/colors";
import { leafEyePath } from "../art/icons";
import { type LabelLayout, labelLayouts } from "./label-layouts";

/** Draws outlines in the places of the codes. */
export function CodeOutlines({ layout }: { layout: LabelLayout }) {
  const { qr, barcode } = labelLayouts[layout];
  const outline = { fill: "none", stroke: colors.spot, strokeWidth: 1.6, strokeDasharray: "6 4" };
  const [eye, far] = [qr.width / 5.2, qr.width * 0.88];
  const eyes = [
    [qr.x + qr.width * 0.12, qr.y + qr.width * 0.12],
    [qr.x + far - eye, qr.y + qr.width * 0.12],
    [qr.x + qr.width * 0.12, qr.y + far - eye],
  ];
  return (
    <>
      <rect {...qr} {...outline} />
      <rect {...barcode} {...outline} />
      <g fill={colors.rule} fillRule="evenodd">
        {eyes.map((place) => (
          <path
            key={place.join()}
            transform={`translate(${place.join()}) scale(${eye / 28})`}
            d={leafEyePath}
          />
        ))}
      </g>
    </>
  );
}
