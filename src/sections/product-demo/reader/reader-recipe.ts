import { defineSlotRecipe } from "@chakra-ui/react";

/** The edge of the phone around its screen, in px. */
const edge = 8;

const till = {
  h: `calc(var(--device) + ${2 * edge}px)`,
  display: "flex",
  flexDirection: "column",
  p: "18px",
  bg: "card",
  color: "ink",
  overflowY: "auto",
  border: "2px solid {colors.paper}",
  "& .display": {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize: "calc((.4 + .6*var(--heading-scale))*40px)",
    lineHeight: "var(--subheading-line-height)",
    overflowWrap: "anywhere",
  },
  "& .verdict": {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minH: "44px",
    mt: "8px",
    mx: "-18px",
    px: "18px",
    textStyle: "fact",
    borderBottom: "12px solid {colors.ink}",
  },
  "& .more": { textStyle: "small", lineHeight: "1.35", py: "10px" },
  "& .day": { mt: "auto" },
  "& h4": { textStyle: "small", fontWeight: "600", pt: "6px", pb: "4px" },
  "& dl > div": {
    py: "6px",
    borderTop: "1px solid {colors.ink}",
    // On a phone beside its name, so that a batch and a date have room.
    mdDown: {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: "12px",
    },
  },
  "& dt": { textStyle: "small", color: "ink2" },
  "& dt b": {
    display: "inline-block",
    px: "5px",
    bg: "ink",
    color: "white",
    fontSize: "14px",
    fontWeight: "600",
  },
  "& dd": {
    textStyle: "price",
    fontSize: "22px",
    md: { fontSize: "34px" },
    lineHeight: "1.2",
    overflowWrap: "anywhere",
  },
  "& bdi": { whiteSpace: "normal" },
};

/** One code, two readers. */
export const readerRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    root: {
      minW: "0",
      w: "100%",
      "& .own-words": {
        mt: "8px",
        textStyle: "small",
        lineHeight: "1.35",
      },
    },
    list: { display: "flex", border: "2px solid {colors.paper}", mb: "14px" },
    trigger: {
      flex: "1",
      minH: "44px",
      px: "6px",
      pt: "calc(2*var(--button-drop,0em))",
      fontFamily: "var(--heading-font)",
      fontWeight: "var(--heading-weight)",
      fontSize: "calc((.4 + .6*var(--heading-scale))*25px)",
      lineHeight: "1.1",
      textAlign: "center",
      color: "paper",
      "&[data-selected]": { bg: "spot", color: "ink" },
    },
    content: {
      "& .phone": {
        p: `${edge}px`,
        w: "100%",
        fontSize: "14.5px",
        md: { fontSize: "15.5px" },
      },
      "& .phone .screen": { h: "var(--device)", color: "ink" },
      // So that the narrow phone has room for what is entered.
      mdDown: {
        "& .page svg": { h: "2.8em", py: ".3em" },
        "& .page .name": {
          my: ".2em",
          fontSize: "calc((.4 + .6*var(--heading-scale))*2.2em)",
        },
        "& .page dl > div": { py: ".3em" },
      },
      // What it has no room for fades at its edge: it scrolls. The fade is no higher than the white
      // below the last row.
      "& .page": {
        flex: "1",
        minH: "0",
        overflowY: "auto",
        maskImage: "linear-gradient(#000 calc(100% - 12px),transparent)",
      },
      "& .till": till,
    },
  },
});
