/** Fonts of the demo product's lettering, which is part of a drawing and the same in every language. */
export const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};
export const textFace = { fontFamily: "'Special Gothic','Text fallback',sans-serif" };
export const monoFace = { fontFamily: "var(--mono-font)" };

/**
 * Fonts of a visitor's text. The condensed font has one weight and the system fonts of other scripts are
 * bold, so browsers need not synthesize a weight.
 */
export const nameFace = {
  fontFamily: "'Special Gothic Condensed One',var(--heading-font)",
  fontWeight: 700,
  fontSynthesis: "none",
  // The condensed font's space is too narrow to separate words in small sizes.
  wordSpacing: ".08em",
};
