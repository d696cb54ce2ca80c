/** The text font: a variable one, which has all weights from regular to bold. */
export const textFace = { family: "Special Gothic", weight: "400 700" };

/**
 * Adds the text font after the first paint. Where the text of the page is set in it, it is added when it
 * has loaded, so that the page is laid out once more and not twice. On other pages the browser loads it
 * when a letter needs it.
 * @param url of its file
 */
export async function addTextFont(url: string): Promise<void> {
  const { family, weight } = textFace;
  const face = new FontFace(family, `url(${url})format("woff2")`, { weight, display: "swap" });
  const isText = getComputedStyle(document.body).fontFamily.includes(family);
  const isUsed = isText || document.querySelector(`[style*="${family}"]`);
  // A font that fails to load is added as well, so that the browser can try again.
  if (isUsed) await face.load().catch(() => undefined);
  document.fonts.add(face);
}
