import { bedStyles } from "./bed-styles";

const large = {
  fontFamily: "var(--heading-font)",
  fontWeight: "var(--heading-weight)",
  fontSize: "calc(var(--heading-scale)*clamp(44px,4.8vw,68px))",
  lineHeight: "var(--heading-line-height)",
};

const fitRow = {
  "& .wide": { flexWrap: "wrap", alignItems: "center", gap: "8px 20px", mb: "20px" },
  "& .verdict": {
    px: ".25em",
    py: ".03em",
    "&:lang(ar)": { pb: ".16em" },
    bg: "ink",
    color: "white",
    ...large,
  },
  "& .bed": bedStyles,
  "& .fit-foot": {
    display: "grid",
    gap: "20px 40px",
    lg: { gridTemplateColumns: "1fr auto", "& > div": { gridArea: "1/2/3/3" } },
    "& > p": { maxW: "32em" },
    "& b": { display: "block", fontWeight: "600" },
  },
  "& .fit-fields": { display: "grid", gap: "12px", alignContent: "start" },
  "& .fit-fields > p": { mb: "-8px", fontWeight: "600" },
  "& .width-field input": { maxW: "120px", minH: "44px" },
};

const ownPhone = {
  display: "none",
  "& .own-code": {
    mt: "18px",
    mb: "16px",
    border: "2px solid {colors.ink}",
    background: "repeating-linear-gradient(-45deg,{colors.ink} 0 1px,{colors.white} 0 7px)",
    "& > div": { m: "18px", aspectRatio: "1", bg: "white" },
    "& svg": { w: "100%", h: "100%" },
    "& b": {
      display: "block",
      px: "10px",
      py: "8px",
      bg: "ink",
      color: "white",
      fontWeight: "600",
      textAlign: "center",
    },
  },
  "& p": { maxW: "26em" },
  "& .share": {
    mt: "14px",
    "& p:not(:empty)": { mt: "14px" },
    "& .ways > *": { flex: "1 1 auto" },
  },
};

/** The bench below the stage, on which the label is the one white thing. */
export const benchStyles = {
  bg: "paper",
  color: "ink",
  px: "var(--page-padding)",
  md: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr) minmax(0,32%)",
    columnGap: "clamp(32px,5vw,80px)",
    py: "clamp(36px,4.4vw,64px)",
    px: "max(var(--page-padding),calc((100% - 1440px)/2 + var(--page-padding)))",
  },
  // The phone of the next section begins above its ground, and is as wide.
  lg: { pb: "160px", gridTemplateColumns: "minmax(0,1fr) clamp(304px,27.8vw,400px)" },
  mdDown: { "& > .fit-row": { borderBottom: "1px solid {colors.ink}" } },
  "& .wide h3": large,
  // On the line of the larger heading beside it.
  "& .own-phone h3": { textStyle: "tab", _before: { content: "'\\200b'", ...large } },
  "& .fit-row": { ...fitRow, md: { "& .wide": { display: "flex!important" } } },
  "& .own-phone": { ...ownPhone, md: { display: "block", gridArea: "1/2/3/3" } },
  "& .sheet-row": {
    md: { gridRow: "2", pt: "8px" },
    "& .wide h3": { textStyle: "body", fontWeight: "600", lineHeight: "1.4" },
    "& [data-part=item-content]": {
      md: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "start",
        justifyContent: "space-between",
        columnGap: "24px",
      },
    },
    "& .button": { flex: "none" },
    "& p": { flex: "1 1 12em", mb: "12px", maxW: "26em", textWrap: "balance" },
  },
};
