/** The text face: a variable one, which has all weights from regular to bold. */
export const textFace = { family: "Special Gothic", weight: "400 700" };
