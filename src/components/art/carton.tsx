import { cartonColors, colors } from "../../theme/colors";
import { Mushrooms } from "./mushrooms";
import { QrCode } from "./qr-code";

interface CartonProps {
  lot: string;
  bestBefore: string;
}

const display = { fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif" };
const text = { fontFamily: "'Special Gothic','Text fallback',sans-serif" };
const mono = { fontFamily: "ui-monospace,monospace" };

/** EAN-13 of 9506000134352 as one row of modules. */
const ean13 =
  "M0 0h1m1 0h1m1 0h2m3 0h1m1 0h1m2 0h3m4 0h1m1 0h1m3 0h2m1 0h1m1 0h1m2 0h3m3 0h2m1 0h1m1 0h1m1 0h1m1 0h2m2 0h2m1 0h1m4 0h1m1 0h1m1 0h3m2 0h1m4 0h1m1 0h1m2 0h3m1 0h2m1 0h2m2 0h1m1 0h1";

/** The sample's pack, closed, in a box of 408 × 584. Its lettering is a drawing, in no language. */
export function Carton({ lot, bestBefore }: CartonProps) {
  return (
    <>
      <path fill={cartonColors.top} d="M0 42 72 6h330l-72 36z" />
      <path fill="none" stroke={colors.ink} opacity=".45" d="M18 33h330" />
      <path fill={cartonColors.side} d="M330 42 402 6v540l-72 36z" />
      <Side />
      <g transform="translate(0 42)" style={text}>
        <path fill={colors.spot} d="M0 0h330v540H0z" />
        <path fill="none" stroke={cartonColors.edge} strokeWidth="1.5" d="M0 .5h329.5V540" />
        <g fill={colors.paper} fontWeight="600">
          <text x="20" y="33" fontSize="15">
            Orsola
          </text>
          <text x="310" y="33" fontSize="15" textAnchor="end">
            300 g ℮
          </text>
          <path d="M20 44h290v1.5H20z" />
          <text
            x="17"
            y="146"
            fontSize="124"
            fontWeight="400"
            textLength="294"
            lengthAdjust="spacingAndGlyphs"
            style={display}
          >
            Risotto
          </text>
          <text x="20" y="173" fontSize="17">
            with wild
          </text>
          <text x="20" y="193" fontSize="17">
            mushrooms
          </text>
        </g>
        <g transform="translate(0 166)">
          <Mushrooms />
        </g>
        <Label lot={lot} bestBefore={bestBefore} />
      </g>
    </>
  );
}

function Side() {
  return (
    <g transform="matrix(1 -.5 0 1 330 42)">
      <text
        transform="rotate(90 24 24)"
        x="24"
        y="24"
        fill={colors.paper}
        fontSize="62"
        textLength="150"
        lengthAdjust="spacingAndGlyphs"
        style={display}
      >
        Risotto
      </text>
      <path fill={colors.paper} d="M12 300h48v128H12z" />
      <path
        stroke={colors.ink}
        d="M17 310h38M17 322h38m-38 10h38m-38 10h38m-38 10h38m-38 10h38m-38 10h38m-38 10h24m-24 10h30m-30 10h20m-20 10h34"
      />
      <path stroke={colors.ink} strokeWidth="4" d="M17 316h38" />
      <path fill={colors.white} d="M12 440h48v90H12z" />
      <path stroke={colors.ink} strokeWidth="36" d={ean13} transform="matrix(0 .8 -1 0 36 447)" />
    </g>
  );
}

function Label({ lot, bestBefore }: CartonProps) {
  return (
    <>
      <path fill={colors.white} d="M12 329h306v199H12z" />
      <QrCode x={19} y={336} width={185} height={185} />
      <g fill={colors.ink} fontSize="11">
        <path d="M216 340h92v5h-92zm0 80h92v1h-92zm0 46h92v1h-92zm0 46h92v1h-92z" />
        <g fontSize="30" style={display}>
          <text x="215" y="376">
            Scan for
          </text>
          <text x="215" y="405">
            answers
          </text>
        </g>
        <text x="216" y="437">
          Lot
        </text>
        <text x="216" y="483">
          Best before
        </text>
        <g fontSize="16" style={mono}>
          <text x="216" y="457" textLength="56">
            {lot}
          </text>
          <text x="216" y="503" textLength="78">
            {bestBefore}
          </text>
        </g>
      </g>
    </>
  );
}
