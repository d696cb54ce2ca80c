/**
 * The factors by which faces of other scripts are enlarged (`size-adjust`), so that their letters are as
 * high as the capitals of the condensed Latin face beside them.
 */
export const cyrillicAdjust = 1.07;
export const changaAdjust = 1.14;
export const anekAdjust = 1.1;

/** The text font, a variable font with all weights from regular to bold. */
export const textFace = { family: "Special Gothic", weight: "400 700" };

/** A font of texts: its family, the address of its file and the characters that it draws. */
export type TextFont = [family: string, url: string, characters: string];
