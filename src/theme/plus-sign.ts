const line = "linear-gradient(currentColor,currentColor) 50%";

/**
 * The plus sign at the end of a button that opens something; once it is open, a minus. None on paper.
 * @param size of its sides, in px
 * @param color of the theme's
 */
export const plusSign = (size: number, color = "currentColor") => ({
  "&::after": {
    content: "''",
    flex: "none",
    marginInlineStart: "auto",
    w: `${size}px`,
    h: `${size}px`,
    color,
    background: `${line}/${size}px 3px no-repeat,${line}/3px ${size}px no-repeat`,
    transition: "background-size .15s",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "ButtonText" },
    "@media print": { display: "none" },
  },
  "&[aria-expanded=true]::after": { backgroundSize: `${size}px 3px,3px 0` },
});
