/** The movements, by the names that the recipes call. */
export const keyframes = {
  type: { from: { clipPath: "inset(0 100% 0 0)" } },
  print: { from: { clipPath: "inset(0 0 100%)" } },
  beam: { from: { top: "0" } },
  grow: { from: { transform: "scale(0)" } },
  appear: { from: { opacity: "0", transform: "translateY(6px)" } },
  rise: { from: { transform: "translateY(24px)" } },
  clip: { from: { translate: "var(--way) 0" } },
  cast: { from: { strokeDashoffset: "1.3" } },
  scan: {
    "0%,100%": { opacity: "0" },
    "8%,92%": { opacity: "1" },
    to: { transform: "translateY(148px)" },
  },
};
