/** The faces of a drawing's lettering, which is the same in every language. */
export const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};
export const textFace = { fontFamily: "'Special Gothic','Text fallback',sans-serif" };
export const monoFace = { fontFamily: "var(--mono-font)" };
