/** How far the popular plan stands out of the strip, at both ends, from 640 px. */
const raise = "28px";

/** From 640 px each plan is a panel of facts; on a desk its amount stands beside what it is for. */
export const panels = {
  sm: {
    "--notch": "20px",
    "--inset": "clamp(16px,2.2vw,32px)",
    "& .plan": {
      display: "flex",
      flexDirection: "column",
      p: "24px var(--inset) 28px",
    },
    "& .popular": {
      my: `-${raise}`,
      pt: `calc(24px + ${raise})`,
      pb: `calc(28px + ${raise})`,
      "& .tear": { insetBlock: `calc(${raise} - 1px)` },
    },
    "& .plan dl": { mb: "auto" },
    "& .plan h3": {
      pb: "10px",
      borderBottom: "1px solid {colors.ink}",
      fontSize: "min(70px,calc(15vw/var(--plans)))",
    },
    "& .amount": { py: "12px", borderBottomWidth: "14px" },
    "& .amount b": { fontSize: "min(64px,var(--fit))" },
    "& .row": {
      display: "flex",
      justifyContent: "space-between",
      gap: "16px",
      py: "9px",
      lineHeight: "1.35",
      borderBottom: "1px solid {colors.ink}",
    },
    "& .row.heavy": { borderBottomWidth: "6px" },
    "& .row[data-kind=included] dt": { fontWeight: "600" },
    "& .row dd": { textAlign: "end" },
    "& .sign-up": { mt: "24px" },
    "& .seal": {
      insetBlockStart: "-18px",
      insetInlineEnd: "20px",
      px: "14px",
      py: "4px",
      lineHeight: "1.35",
    },
  },
  lg: {
    "& .amount": { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-end" },
    "& .amount b": { fontSize: "min(104px,7.2vw,.7*var(--fit))", marginInlineStart: "auto" },
    "& .amount span": { display: "block" },
    "& .amount em": { display: "none" },
  },
};
