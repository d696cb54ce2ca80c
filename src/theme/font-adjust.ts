/**
 * The factors by which faces of other scripts are enlarged (`size-adjust`), so that their letters are as
 * high as the capitals of the condensed Latin face beside them.
 */
export const cyrillicAdjust = 1.07;
export const changaAdjust = 1.14;
export const anekAdjust = 1.1;

/** By how much the spaces of Arabic headings are widened, in em (src/theme/scripts.css). */
export const arabicWordSpacing = 0.08;
