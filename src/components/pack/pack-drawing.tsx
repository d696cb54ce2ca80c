import type { PackProduct } from "../../draft/page-product";
import { colors, packColors } from "../../theme/tokens";
import { ProductDrawing } from "../art/pack-pictures";
import { FittedText } from "./fitted-text";
import { Label, type LabelProps } from "./pack-label";
import { type PrintedSample, SampleFront, SampleSide } from "./sample-lettering";

/**
 * Size of the pack, in units of its drawing. The dieline in the features section has the same proportions.
 * The side is drawn at an angle, at half of its depth.
 */
export const packSize = { width: 330, height: 467, depth: 200 };

export const packViewBox = "0 0 420 514";

/** Id by which `<use>` refers to the closed pack of the hero. */
export const packId = "carton";

export interface PackDrawingProps extends LabelProps {
  /** The visitor's product. Undefined draws the sample product. */
  product: PackProduct | undefined;
  sample: PrintedSample;
}

/**
 * Draws the closed carton in a box of 420 × 514. It uses no translations or styles of the site, so that tools
 * can render it.
 */
export function PackDrawing({ product, sample, label, texts, layout }: PackDrawingProps) {
  return (
    <g id={layout === "tall" ? packId : undefined}>
      <path fill={packColors.top} d="M0 46 89 1h330l-89 45z" />
      <path fill="none" stroke={colors.ink} opacity=".45" d="M22 35h330" />
      <path fill={packColors.side} d="M330 46 419 1v467l-89 45z" />
      <g transform="matrix(1 -.506 0 1 330 46)">
        <Side name={(product ?? sample).name} />
      </g>
      <g
        transform="translate(0 46)"
        style={{ fontFamily: "'Special Gothic','Text fallback',sans-serif" }}
      >
        <path fill={colors.accent} d={`M0 0h${packSize.width}v${packSize.height}H0z`} />
        <path fill="none" stroke={packColors.edge} strokeWidth="1.5" d="M0 .5h329.5V467" />
        {product ? (
          <Front {...product} />
        ) : (
          <SampleFront {...sample}>
            {sample.name && <FittedText text={sample.name} {...frontText} />}
          </SampleFront>
        )}
        <Label label={label} texts={texts} layout={layout} />
      </g>
    </g>
  );
}

const frontText = { x: 20, y: 44, width: 290, height: 92, largest: 118, lines: 2 } as const;
const sideText = { x: 20, y: -34, width: 236, height: 60, largest: 56, lines: 1 } as const;

/** Draws a visitor's name above the label, with the whole photo in a frame, or with the drawing. */
function Front({ name, drawing, photo }: PackProduct) {
  return (
    <>
      <g fill={colors.paper}>
        <path d="M20 38h290v1.5H20zM20 17h11v11H20z" />
        <path fill={colors.ink} d="M33 17h11v11H33z" />
        <path fill={packColors.side} d="M46 17h11v11H46z" />
        <path
          fill="none"
          stroke={colors.paper}
          strokeWidth="1.5"
          d="M307 22.5a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM293 22.5h18M302 13.5v18"
        />
        <FittedText text={name} {...frontText} />
      </g>
      {photo ? (
        <>
          <path fill={colors.paper} d="M12 144h306v114H12z" />
          <image href={photo} x="14" y="146" width="302" height="110" />
        </>
      ) : (
        <g transform="translate(25 142) scale(.85)">
          <ProductDrawing drawing={drawing} />
        </g>
      )}
    </>
  );
}

function Side({ name }: { name: string | undefined }) {
  return (
    <>
      <g fill={colors.paper}>
        {name ? (
          <g transform="rotate(90 24 26)">
            <FittedText text={name} {...sideText} />
          </g>
        ) : (
          <SampleSide />
        )}
        <path d="M14 272h61v172H14z" />
      </g>
      <path
        stroke={colors.ink}
        d="M20 284h49M20 300h49m-49 12h49m-49 12h49m-49 12h49m-49 12h49m-49 12h49m-49 18h32m-32 12h40m-40 12h26m-26 12h44"
      />
      <path stroke={colors.ink} strokeWidth="4" d="M20 291h49" />
    </>
  );
}
