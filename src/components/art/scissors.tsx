import { colors } from "../../theme/colors";

/**
 * Draws scissors on the edge of the coupon. A strip in the card's colour hides the dashed line below them.
 */
export function Scissors({ className }: { className?: string }) {
  return (
    <svg className={className} width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
      <path fill={colors.card} d="M0 13.5h44v3H0z" />
      <path d="M13.2 8.8 22 12.7l23.5 7.6C39 22 29 20.5 20.5 17.4L11.3 12.2z" />
      <path d="M13.2 21.2 22 17.3l23.5-7.6C39 8 29 9.5 20.5 12.6L11.3 17.8z" />
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <ellipse cx="7.6" cy="6.8" rx="6" ry="4.9" transform="rotate(22 7.6 6.8)" />
        <ellipse cx="7.6" cy="23.2" rx="6" ry="4.9" transform="rotate(-22 7.6 23.2)" />
      </g>
      <circle fill={colors.card} cx="22" cy="15" r="1.3" />
    </svg>
  );
}
