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

/** SVG path data (24 × 24) of the social networks, by the ids of `social` in data/site.json. */
const socialGlyphs: Record<Queries.SocialLinkId, string> = {
  linkedin:
    "M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.2 0 4.5 1.9 4.5 5.1V20h-4v-5.5c0-1.5-.4-2.6-1.9-2.6S14 13 14 14.5V20h-4z",
  x: "M3 3.5h5.6l4.1 5.7 4.8-5.7h2.3l-6 7.2 7 9.8h-5.6l-4.5-6.3-5.3 6.3H3.1l6.5-7.8zM6.1 5.1 16 18.9h1.9L8 5.1z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
  youtube:
    "M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.5-3.2z",
};

interface SocialIconProps {
  network: Queries.SocialLinkId;
  /** The accessible name. */
  name: string;
}

export function SocialIcon({ network, name }: SocialIconProps) {
  return (
    <svg width="24" viewBox="0 0 24 24" fill="currentColor" role="img" aria-label={name}>
      <path fillRule="evenodd" d={socialGlyphs[network]} />
    </svg>
  );
}
