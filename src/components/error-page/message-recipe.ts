import { defineRecipe } from "@chakra-ui/react";

/** Text beside an empty code; the error page uses its first half alone. */
export const notFoundRecipe = defineRecipe({
  className: "not-found",
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    alignItems: "center",
    gap: "48px",
    minH: "100svh",
    pt: "112px",
    pb: "72px",
    lg: { gridTemplateColumns: "repeat(2,minmax(0,1fr))", gap: "64px" },
    "& .code": { mb: "14px", fontWeight: "600" },
    "& .title": {
      textStyle: "docTitle",
      lg: { fontSize: "calc(var(--heading-scale)*min(9vw,136px))" },
    },
    "& .lead": { textStyle: "lead", mt: "22px", maxW: "34em" },
    "& .actions": {
      display: "flex",
      flexWrap: "wrap",
      gap: "12px",
      mt: "28px",
      "& > *": { flex: "1 1 auto", sm: { flex: "none" } },
    },
    "& svg": { w: "100%", maxW: "560px", mx: "auto" },
    "& svg text": { fontFamily: "var(--text-font)", fontSize: "1.6px", lg: { fontSize: "1.15px" } },
    "@media print": { pt: "0", minH: "0", "& .actions": { display: "none" } },
  },
});
