import { ClientOnly } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { colors } from "../../theme/colors";

/** On a phone the pack comes close to what is typed, not nearer than it has room. */
const near = {
  "@media not all and (min-width: 720px)": {
    "#product-demo .carton": { transformOrigin: "42% 0", transition: "transform .25s ease-out" },
    // A batch and a date leave it no room.
    "#product-demo .more:has(+ .day)": { display: "none" },
    // What the pack that stays in view would cover.
    "#product-demo .panel :is(input,button,select,textarea)": { scrollMarginTop: 252 },
    "#product-demo .pack[data-view=name] .carton": { transform: "scale(1.45) translateY(38px)" },
    "#product-demo .pack[data-view=codes]": {
      "& .carton": { transform: "scale(1.4) translateY(-69px)" },
      // What the crop would cut through.
      "& :is(.pack-name,.side-name)": { opacity: 0 },
    },
  },
  "@media (max-width: 374.9px)": {
    "#product-demo .pack[data-view=name] .carton": { transform: "scale(1.15) translateY(60px)" },
    "#product-demo .pack[data-view=codes] .carton": { transform: "scale(1.1) translateY(-42px)" },
  },
};

/** Which reader is picked, where the system's own colors stand: without scripts none is. */
const picked = {
  "@media (forced-colors: active)": {
    "#product-demo .reader [role=tab][data-selected]": {
      forcedColorAdjust: "none" as const,
      background: "Highlight",
      color: "HighlightText",
    },
  },
};

const fault = { color: colors.spotText, fontWeight: 600 };

/** What is said of a name or a number. */
const judged = {
  "#product-demo .name-field [data-part=helper-text]": {
    // Over the line below, so that nothing moves.
    position: "absolute" as const,
    top: "calc(100% + 1px)",
    insetInline: 0,
    zIndex: 1,
    background: colors.card,
    fontSize: 15,
    lineHeight: 1.2,
    "&[data-fault]": fault,
  },
  "#product-demo .boxes[data-state=good] span:last-child": {
    background: colors.ink,
    color: colors.white,
  },
  "#product-demo .boxes[data-state=fault]": { borderColor: colors.spot },
  "#product-demo .width-field [role=status]:not(:empty)": { ...fault, marginTop: 6 },
  "#product-demo .message": { "&[data-state=fault]": fault, "& b": { color: colors.ink } },
};

/** What is missing while one types, and what a switch leaves nothing to say of. */
const missing = {
  "#product-demo :disabled": { opacity: 0.4, cursor: "default" },
  "#product-demo .pack-name": {
    "&[data-unnamed]": { color: colors.line },
    // While a name grows, its lines stay where they are.
    "&[data-typing]": { textWrap: "wrap" as const },
  },
  "#product-demo .pack figcaption[data-empty]": { visibility: "hidden" as const },
  "#product-demo .bed[data-stale] .paper": { opacity: 0.4 },
  "#product-demo .fit-row .verdict:not([data-fits])": {
    background: colors.spot,
    color: colors.ink,
  },
  "#product-demo .between[data-empty]": {
    borderColor: "transparent",
    "&::after": { display: "none" },
  },
  "#product-demo .ways-out": {
    padding: "0 1.1em 1em",
    fontWeight: 600,
    "& a": { display: "block", width: "fit-content", padding: "8px 0" },
    // On a phone the page is sent from it.
    "@media not all and (min-width: 720px)": { "& a + a": { display: "none" } },
  },
  "#product-demo .verdict[data-past]": { background: colors.spot },
  // What a page may still hold.
  "#product-demo .to-come": {
    display: "flex",
    flexWrap: "wrap" as const,
    gap: ".4em",
    paddingTop: ".7em",
    borderTop: `1px solid ${colors.ink}`,
    fontSize: ".9em",
    color: colors.ink2,
    "& b": { flex: "1 0 100%" },
    "& span": { padding: "0 .5em", border: `1px dashed ${colors.line}` },
    "& span::before": { content: "'+ '" },
  },
  // What a code may still hold has the room that is left.
  "#product-demo .to-add": {
    flex: 1,
    minHeight: 44,
    padding: 12,
    border: `1px dashed ${colors.line}`,
    lineHeight: 1.4,
    whiteSpace: "normal" as const,
    textAlign: "center" as const,
    textWrap: "balance" as const,
  },
  "#product-demo .reader:has([data-value=checkout][data-selected]) .own-words": {
    visibility: "hidden" as const,
  },
};

/** The rules of what only typing shows: they come with the scripts. */
export function TypedStyles() {
  return (
    <ClientOnly>
      <Global styles={{ ...near, ...judged, ...missing, ...picked }} />
    </ClientOnly>
  );
}
