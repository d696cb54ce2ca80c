/** The longer side of what is kept, in px: more than a large screen shows of it. */
const longSide = 1000;

/**
 * Reads a picture that a visitor chose, upright and small enough to be drawn often.
 * @returns a `data:` address, which is where the page's policy lets pictures come from
 * @throws where the browser cannot show such a file
 */
export async function readPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures");
  // JPEG knows no transparency, and would make it black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
