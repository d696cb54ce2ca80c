/** @jest-environment node */
import sharp from "sharp";
import { qrPng } from "./qr-png";
import { qrModules } from "./qr-symbol";

const uri = "https://id.gs1.org/01/09506000134352/10/L2417";

test.each([
  [300, 5],
  [600, 10],
])("a picture of %d dots an inch has the modules, %d pixels each", async (dots, pixels) => {
  const file = Buffer.from(await (await qrPng(uri, dots)).arrayBuffer());
  const { width, height, density, format } = await sharp(file).metadata();
  const code = qrModules(uri);
  const side = (code.size + 8) * pixels;
  expect({ width, height, density, format }).toEqual({
    width: side,
    height: side,
    density: dots,
    format: "png",
  });
  const { data } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  for (let y = 0; y < side; y += pixels - 1) {
    for (let x = 0; x < side; x += pixels - 1) {
      const isDark = code.get(Math.floor(x / pixels) - 4, Math.floor(y / pixels) - 4);
      expect(data[y * side + x]).toBe(isDark ? 0 : 255);
    }
  }
});
