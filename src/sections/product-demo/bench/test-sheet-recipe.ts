import { defineRecipe } from "@chakra-ui/react";

/** The test sheet: on paper, and then alone. Its sizes are true, so that nothing in it may shrink. */
export const testSheetRecipe = defineRecipe({
  className: "product-demo-test-sheet",
  base: {
    display: "none",
    "@media print": {
      display: "block",
      position: "relative",
      color: "ink",
      fontSize: "11pt",
      "& .sheet-name": {
        fontFamily: "var(--heading-font)",
        fontWeight: "var(--heading-weight)",
        fontSize: "30pt",
        lineHeight: "1.2",
      },
      "& .codes": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        gap: "10mm",
        mt: "12mm",
        "& svg": { flex: "none", printColorAdjust: "exact" },
        "& figcaption": { fontSize: "9pt", lineHeight: "1.3", textAlign: "center", mt: "1mm" },
      },
      "& .across": {
        my: "10mm",
        fontFamily: "var(--heading-font)",
        fontWeight: "var(--heading-weight)",
        fontSize: "96pt",
        lineHeight: "1.1",
        textTransform: "uppercase",
        textAlign: "center",
        whiteSpace: "nowrap",
        color: "spot",
        borderBlock: "4mm solid {colors.ink}",
        printColorAdjust: "exact",
      },
      "& .line": { stroke: "ink", strokeWidth: ".3", mb: "2mm" },
      "& .sheet-link": {
        my: "8mm",
        textStyle: "price",
        fontSize: "18pt",
        lineHeight: "1.2",
        overflowWrap: "anywhere",
      },
    },
  },
});
