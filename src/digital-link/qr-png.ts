import { png } from "./png";
import { modulePixels, modulesWithQuietZone, quietZone } from "./print-size";
import { qrModules } from "./qr-symbol";

/**
 * A text's QR code with its quiet zone as a PNG file. Its modules are whole pixels, so that its side is
 * a little longer than the smallest printed one.
 */
export function qrPng(text: string, dotsPerInch: number): Promise<Blob> {
  const code = qrModules(text);
  const pixels = modulePixels(dotsPerInch);
  const module = (pixel: number) => Math.floor(pixel / pixels) - quietZone;
  return png(modulesWithQuietZone(code.size) * pixels, dotsPerInch, (x, y) =>
    code.get(module(x), module(y)),
  );
}
