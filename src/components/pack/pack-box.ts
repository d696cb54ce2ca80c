/**
 * The box of the pack, in units of its drawing: the dieline in the features section has the same
 * proportions. The side is drawn at an angle, half as deep as it is.
 */
export const packBox = { width: 330, height: 467, depth: 200 };

/** The view box of the closed pack. */
export const cartonBox = "0 0 420 514";

/** What `<use>` calls the closed pack once it stands on a page. */
export const cartonId = "carton";
