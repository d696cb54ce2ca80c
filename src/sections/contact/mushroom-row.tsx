import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { mushrooms } from "../../components/art/mushrooms";
import { colors } from "../../theme/colors";
import * as styles from "./contact.module.css";

const cone = { id: "mushroom-cone", width: 120, height: 260 };

/** Kind, x, y and scale of each mushroom, from back to front. */
const places = [
  [cone, -18, 96, 0.8],
  [mushrooms.dome, 40, 60, 1.03],
  [mushrooms.button, 232, 168, 0.83],
  [cone, 318, 112, 0.75],
  [mushrooms.button, 390, 150, 0.94],
  [mushrooms.dome, 470, 26, 1.18],
  [mushrooms.button, 704, 178, 0.76],
  [cone, 780, 46, 1],
  [mushrooms.dome, 858, 104, 0.84],
  [mushrooms.button, 1004, 140, 0.98],
  [cone, 1078, 92, 0.82],
  [mushrooms.dome, 1160, 0, 1.3],
  [mushrooms.button, 1128, 176, 0.79],
  [cone, 1392, 70, 0.92],
] as const;

function ConeSymbol() {
  return (
    <symbol id={cone.id} viewBox={`0 0 ${cone.width} ${cone.height}`} overflow="visible">
      <path
        fill={colors.spot}
        d="M60-8C84-6 128 96 128 134c0 12-30 20-68 20S-8 146-8 134C-8 96 36-6 60-8z"
      />
      <path
        fill={colors.paper}
        d="M60 0c18 2 60 96 60 132 0 10-28 14-60 14S0 142 0 132C0 96 42 2 60 0z"
      />
      <path
        fill="none"
        stroke={colors.ink}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M60 14v34M52 28 38 74M68 28l14 46M44 58 22 112M76 58l22 54M60 62v58M50 84l-8 38M70 84l8 38M30 108l-4 18M90 108l4 18"
      />
      <ellipse cx="60" cy="133" rx="60" ry="14" />
      <circle
        r="36"
        fill="none"
        stroke={colors.paper}
        strokeWidth="46"
        strokeDasharray="1.8 5.4"
        transform="matrix(1 0 0 .225 60 133)"
      />
      <path fill={colors.paper} d="M50 130c2 40 0 80-6 130h34c-6-50-10-90-7-130-4-5-17-5-21 0z" />
      <path
        fill="none"
        stroke={colors.ink}
        strokeWidth="2"
        strokeLinecap="round"
        d="M65 138c0 34 2 60 5 88M59 138c0 22 0 40 1 56M54 138v22"
      />
    </symbol>
  );
}

/**
 * Draws a row of mushrooms that grow out of the footer over the coupon's edge. Two of the three symbols are
 * defined by the carton in the hero.
 */
export function MushroomRow() {
  const { t } = useTranslation();
  return (
    <svg
      className={clsx("screen-only mirrored", styles.mushrooms)}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={t("landing:contact.mushroomsAlt")}
    >
      <ConeSymbol />
      {places.map(([{ id, width, height }, x, y, scale]) => (
        <use
          key={x}
          href={`#${id}`}
          x={x}
          y={y}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
        />
      ))}
    </svg>
  );
}
