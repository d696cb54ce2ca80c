/** Longer side of the stored picture in px, more than a large screen displays. */
const longSide = 1000;

/**
 * Reads a picture that a visitor chose, with its orientation applied, and scales it down.
 * @returns a `data:` URL, which the page's Content-Security-Policy allows
 * @throws if the browser cannot decode the file
 */
export async function readPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures");
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
