/**
 * The factors by which faces of other scripts are enlarged (`size-adjust`), so that their letters are as
 * high as the capitals of the condensed Latin face beside them.
 */
export const cyrillicAdjust = 1.07;
export const changaAdjust = 1.14;
export const anekAdjust = 1.1;
