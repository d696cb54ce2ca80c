/** "tall" has a large QR code for the hero's scan. "wide" keeps both codes readable on a smaller pack. */
export type LabelLayout = "tall" | "wide";

const square = (x: number, y: number, side: number) => ({ x, y, width: side, height: side });

/** Positions of the parts of the label, in units of the pack's front. */
export const labelLayouts = {
  tall: {
    qr: square(108, 276, 148),
    number: { x: 182, y: 444 },
    barcode: { x: 19, y: 385, width: 83, height: 60 },
    rule: "M20 328h80v1.5H20z",
    scan: { x: 20, y: 272, width: 78, height: 50, largest: 23.5, smallest: 8, lines: 2 },
    sentence: { x: 20, y: 334, width: 80, height: 44, largest: 17, smallest: 8, lines: 2 },
    facts: [
      { x: 20, y: 332, width: 80 },
      { x: 20, y: 358, width: 80 },
    ],
  },
  wide: {
    qr: square(16, 268, 134),
    number: { x: 83, y: 412 },
    barcode: { x: 158, y: 274, width: 154, height: 110 },
    rule: "M20 419h290v1.5H20z",
    scan: { x: 20, y: 423, width: 128, height: 29, largest: 24, smallest: 8, lines: 2 },
    sentence: { x: 160, y: 423, width: 150, height: 29, largest: 17, smallest: 8, lines: 2 },
    facts: [
      { x: 160, y: 425, width: 72 },
      { x: 240, y: 425, width: 70 },
    ],
  },
} as const;
