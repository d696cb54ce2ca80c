const line = "linear-gradient(currentColor,currentColor) 50%";

/**
 * The plus sign at the end of a button that opens something, or a minus sign while that is open. It is not
 * printed.
 * @param size in px
 * @param color a color token
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
