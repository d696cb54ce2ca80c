/** The colors of the design, as tokens. The SVG files in src/components/art repeat them: change them there, too. */
export const colors = {
  paper: "#F3EFE5",
  card: "#FFFDF9",
  white: "#FFFFFF",
  ink: "#17130E",
  mutedInk: "#5C5347",
  rule: "#D3CBBA",
  line: "#857A68",
  accent: "#F4451D",
  accentText: "#B4290A",
  placeholder: "#6B6155",
  urlPill: "#EEE9DD",
} as const;

/** The carton's color on the sides of the drawing: in shade, in light, and at an edge. */
export const packColors = { side: "#C8330F", top: "#FF7B54", edge: "#FF9A7A" } as const;

/** The widths of the window from which layouts change. src/theme/media.css repeats them for style sheets. */
export const breakpoints = {
  sm: "40rem",
  md: "45rem",
  lg: "62.5rem",
  xl: "75rem",
  "2xl": "80rem",
} as const;

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
