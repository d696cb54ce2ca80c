/** The text font, a variable font with all weights from regular to bold. */
export const textFace = { family: "Special Gothic", weight: "400 700" };

/** A font of texts: its family, the address of its file and the characters that it draws. */
export type TextFont = [family: string, url: string, characters: string];
