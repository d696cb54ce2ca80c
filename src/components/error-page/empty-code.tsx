import { useTranslation } from "react-i18next";
import { formatNumber } from "../../content/format";
import { quietZone } from "../../digital-link/code-sizes";
import { colors } from "../../theme/tokens";
import { logoMarkPath } from "../art/icons";
import { useSite } from "../site-context";
import * as styles from "./message-page.module.css";

/** Draws a QR code without data: a quiet zone to scale and three finder patterns. */
export function EmptyCode() {
  const { t } = useTranslation();
  const { language } = useSite();
  const eye = <path fillRule="evenodd" d={logoMarkPath} transform="scale(.25)" />;
  return (
    <svg
      className={styles.drawing}
      viewBox="-2 -2 41 45"
      role="img"
      aria-label={t("pages:notFound.drawingAlt")}
      direction="ltr"
    >
      <path fill={colors.card} stroke={colors.ink} strokeWidth=".12" d="M0 0h37v37H0z" />
      <path
        fill="none"
        stroke={colors.accent}
        strokeWidth=".14"
        strokeDasharray=".5 .35"
        d="M4 4h29v29H4z"
      />
      <g fill={colors.ink}>
        <g transform="translate(4 4)">{eye}</g>
        <g transform="translate(33 4) scale(-1 1)">{eye}</g>
        <g transform="translate(4 33) scale(1 -1)">{eye}</g>
      </g>
      <path
        stroke={colors.ink}
        strokeWidth=".12"
        fill="none"
        d="M0 38v2.5M4 38v2.5M33 38v2.5M37 38v2.5M0 39.5h4M33 39.5h4M.6 39.1l-.6.4.6.4M3.4 39.1l.6.4-.6.4M33.6 39.1l-.6.4.6.4M36.4 39.1l.6.4-.6.4"
      />
      <text className={styles.drawingText} x="18.5" y="40" fill={colors.ink} textAnchor="middle">
        {t("pages:notFound.quietZone", { modules: formatNumber(quietZone, language) })}
      </text>
    </svg>
  );
}
