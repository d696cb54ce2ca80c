import { textFace } from "../theme/text-face";

/**
 * Brings the text face, which the page declares only now, after its first paint. A page whose text is set
 * in it gets it when it has come: the page is laid out anew once, not for a face that is on its way
 * as well. On others it comes when a letter asks for it.
 * @param url of its file
 */
export async function addTextFace(url: string): Promise<void> {
  const { family, weight } = textFace;
  const face = new FontFace(family, `url(${url})format("woff2")`, { weight, display: "swap" });
  const isText = getComputedStyle(document.body).fontFamily.includes(family);
  const isUsed = isText || document.querySelector(`[style*="${family}"]`);
  // A face that does not come is declared as well: nothing is lost.
  if (isUsed) await face.load().catch(() => undefined);
  document.fonts.add(face);
}
