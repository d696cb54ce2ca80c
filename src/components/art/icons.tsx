interface IconProps {
  className?: string;
}

const line = { fill: "none", stroke: "currentColor" };

/** Logo: the finder pattern of a QR code (7 × 7 modules) with two corners rounded into a leaf. */
export const logoMarkPath =
  "M14 0h14v14a14 14 0 0 1-14 14H0V14A14 14 0 0 1 14 0zm0 4A10 10 0 0 0 4 14v10h10a10 10 0 0 0 10-10V4zm0 4h6v6a6 6 0 0 1-6 6H8v-6a6 6 0 0 1 6-6z";

export function Globe() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" {...line} strokeWidth="1.5" aria-hidden="true">
      <circle cx="9" cy="9" r="7.2" />
      <path d="M1.8 9h14.4M9 1.8c-4.4 4.2-4.4 10.2 0 14.4 4.4-4.2 4.4-10.2 0-14.4z" />
    </svg>
  );
}

export function Chevron({ className }: IconProps) {
  return (
    <svg
      className={className}
      width="10"
      height="6"
      viewBox="0 0 10 6"
      {...line}
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="m1 1 4 4 4-4" />
    </svg>
  );
}

export function Cross() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" {...line} strokeWidth="3" aria-hidden="true">
      <path d="m3 3 12 12M15 3 3 15" />
    </svg>
  );
}

/** @param name accessible name; without one, the tick is hidden from screen readers */
export function Tick({ name, className }: IconProps & { name?: string }) {
  return (
    <svg
      className={className}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      {...line}
      strokeWidth="3"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d="m2 10 5 5L16 4" />
    </svg>
  );
}

export function Pencil() {
  return (
    <svg width="0.85em" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M0 18 1.6 11.6 6.4 16.4zM2.8 10.4 10 3.2 14.8 8 7.6 15.2zM11.2 2 13 .2 17.8 5 16 6.8z" />
    </svg>
  );
}
