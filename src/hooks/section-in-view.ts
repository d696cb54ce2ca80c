/**
 * Returns the last section that begins above a line at 40 % of the window's height. Undefined above all
 * sections.
 */
export const sectionInView = (sections: readonly Element[]): Element | undefined =>
  sections.findLast((each) => each.getBoundingClientRect().top <= innerHeight * 0.4);
