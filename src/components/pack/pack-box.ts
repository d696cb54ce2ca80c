/**
 * Size of the pack, in units of its drawing. The dieline in the features section has the same proportions.
 * The side is drawn at an angle, at half of its depth.
 */
export const packBox = { width: 330, height: 467, depth: 200 };

/** View box of the closed pack. */
export const cartonBox = "0 0 420 514";

/** Id by which `<use>` refers to the closed pack. */
export const cartonId = "carton";
