/** @jest-environment node */
import { qrSvg } from "./qr-svg";
import { qrSymbol } from "./qr-symbol";

test("the file says its size on paper, with the quiet zone, and holds the symbol", () => {
  const symbol = qrSymbol("https://id.gs1.org/01/09506000134352/10/L2417");
  const svg = qrSvg(symbol);
  expect(svg).toContain('width="14.652mm" height="14.652mm" viewBox="-4 -4 37 37"');
  expect(svg).toContain(`d="${symbol.path}"`);
  expect(svg).not.toMatch(/<(script|style|image|text)/);
});
