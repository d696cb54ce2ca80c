/** The inks and stocks of the print job; drawings use them by name, everything else as tokens. */
export const colors = {
  paper: "#F3EFE5",
  card: "#FFFDF9",
  white: "#FFFFFF",
  ink: "#17130E",
  ink2: "#5C5347",
  rule: "#D3CBBA",
  line: "#857A68",
  spot: "#F4451D",
  spotText: "#B4290A",
  placeholder: "#6B6155",
  urlPill: "#EEE9DD",
} as const;

/** What the drawn carton's sides make of its ink: in shade, in light, and where two of them meet. */
export const cartonColors = { side: "#C8330F", top: "#FF7B54", edge: "#FF9A7A" } as const;
