/**
 * Below 640 px the plans are the columns of one table. Each row's name stands above the first plan's value
 * and no wider than that plan, under a rule across all of them.
 */
export const columns = {
  smDown: {
    "--notch": "14px",
    "--inset": "7px",
    "& .plans": { gridTemplateRows: "auto auto repeat(var(--rows),auto auto) auto" },
    "& .plan": {
      display: "grid",
      gridRow: "1/-1",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0,1fr)",
      p: "14px var(--inset) 16px",
      minW: "0",
    },
    // It stands out of the strip by 12 px, so that its seal is clear of the notches.
    "& .popular": { my: "-12px", pt: "26px", pb: "28px", "& .tear": { insetBlock: "11px" } },
    "& .plan dl": { display: "contents" },
    "& .plan h3": {
      fontSize: "min(27px,calc(20.7vw/var(--plans)))",
    },
    "& .amount": {
      marginInline: "calc(-1*var(--inset))",
      p: "6px var(--inset) 8px",
      borderBottomWidth: "8px",
      fontSize: "min(13px,calc(11.4vw/var(--plans)))",
      lineHeight: "1.3",
    },
    "& .amount b": { fontSize: "min(52px,var(--fit))" },
    "& .row": {
      display: "grid",
      gridRow: "span 2",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0,1fr)",
      "& dt": {
        position: "relative",
        zIndex: "over",
        w: "calc(100cqw - 4px)",
        marginInlineStart: "calc(-1*var(--inset))",
        p: "7px var(--inset) 0",
        paddingInlineEnd: "calc(100cqw - 100cqw/var(--plans))",
        borderTop: "1px solid {colors.ink}",
        fontSize: "min(13px,calc(10.5vw/var(--plans)))",
        lineHeight: "1.3",
        textWrap: "balance",
        color: "ink",
      },
      "& dd": {
        gridRow: "2",
        p: "1px 0 8px",
        marginInlineEnd: "-4px",
        fontSize: "min(15px,calc(13.2vw/var(--plans)))",
        lineHeight: "1.25",
      },
    },
    "& .row.heavy + .row dt": { borderTopWidth: "6px" },
    "& .plan + .plan dt": {
      position: "absolute",
      clipPath: "inset(50%)",
      w: "1px",
      p: "0",
      border: "0",
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
    "& .sign-up": {
      alignSelf: "end",
      mt: "10px",
      py: "4px",
      fontSize: "min(15px,calc(11.4vw/var(--plans)))",
    },
    "& .seal": {
      insetBlockEnd: "100%",
      insetInline: "-2px",
      py: "3px",
      fontSize: "min(13px,calc(10.2vw/var(--plans)))",
      lineHeight: "1.2",
      textAlign: "center",
    },
  },
};
