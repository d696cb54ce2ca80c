import { type TextFont, textFace } from "../theme/tokens";

/**
 * Adds a font of texts to the document. If the page's text is set in it, this waits until it has loaded, so
 * that the page is laid out once more and not twice. On other pages the browser loads it when a character
 * needs it.
 */
async function addTextFont([family, url, unicodeRange]: TextFont): Promise<void> {
  const { weight } = textFace;
  const descriptors = { weight, unicodeRange, display: "swap" } as const;
  const face = new FontFace(family, `url(${url})format("woff2")`, descriptors);
  const isText = getComputedStyle(document.body).fontFamily.includes(family);
  const isUsed = isText || document.querySelector(`[style*="${family}"]`);
  // A font that fails to load is added as well, so that the browser can try again.
  if (isUsed) await face.load().catch(() => undefined);
  document.fonts.add(face);
}

/** Adds the fonts of texts that `data-text-fonts` on <body> lists. */
export async function addTextFonts(): Promise<void> {
  const fonts = JSON.parse(document.body.dataset.textFonts ?? "[]") as TextFont[];
  await Promise.all(fonts.map(addTextFont));
}
