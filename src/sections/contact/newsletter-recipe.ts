import { defineRecipe } from "@chakra-ui/react";

/** The form and its answer share one box, so that nothing moves when one takes the other's place. */
export const newsletterRecipe = defineRecipe({
  className: "newsletter",
  base: {
    display: "grid",
    mt: "10px",
    "& > *": { gridArea: "1/1", minW: "0" },
    "& form > div": { display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px" },
    "& form > div > :first-child": { flex: "999 1 178px" },
    "& label": { mb: "6px", fontSize: "15px" },
    "& input": { minH: "48px", px: "10px", fontSize: "16px" },
    "& button": { minH: "48px", flex: "1 0 auto" },
    "& [aria-disabled]": { cursor: "progress", opacity: "0.6" },
    "& .failure:not(:empty)": { mt: "10px", fontWeight: "600", overflowWrap: "anywhere" },
    "& form[data-hidden]": { visibility: "hidden" },
    "& .answer": {
      display: "flex",
      alignItems: "center",
      gap: "14px",
      px: "18px",
      fontWeight: "600",
      "&:empty": { pointerEvents: "none" },
      "&:not(:empty)": {
        bg: "spot",
        border: "2px solid {colors.ink}",
      },
      "& svg": { flex: "none", w: "18px", h: "18px" },
    },
  },
});
