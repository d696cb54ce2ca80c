/**
 * The 82 characters that GS1 allows in a batch or serial number (GS1 General Specifications, figure 7.11-1), in the
 * order of ASCII.
 */
export const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
