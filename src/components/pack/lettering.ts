/** The faces of the demo product's lettering, which is a drawing: it is the same in every language. */
export const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};
export const textFace = { fontFamily: "'Special Gothic','Text fallback',sans-serif" };
export const monoFace = { fontFamily: "var(--mono-font)" };

/**
 * The faces of a visitor's words. The condensed face has one weight, the system's faces for other scripts
 * are bold; no weight is made up.
 */
export const nameFace = {
  fontFamily: "'Special Gothic Condensed One',var(--heading-font)",
  fontWeight: 700,
  fontSynthesis: "none",
  // Small letters run together at the width of the condensed face's space.
  wordSpacing: ".08em",
};
