import { readFileSync, writeFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { sampleFields } from "../gatsby/content/computed-fields";
import { siteContent } from "../gatsby/content/site-content";
import { launchChrome } from "./programs";

/**
 * Renders drawings of the site as pictures with a transparent background into src/images. Run
 * `npm run export:images` after a change to a drawing or to the sample product.
 */
const content = siteContent();
const { uri, qrCode, barcode } = sampleFields;
const { gtin, brand, netWeightGrams } = content.sample;
const { scan = "" } = content.texts("en", "landing").pack as Record<string, string>;
const pack = {
  product: undefined,
  sample: { brand, netWeightGrams, name: undefined },
  label: { gtin, uri: uri(content), qrCode: qrCode(content), barcode: barcode(content) },
  texts: { scan, batch: "", date: "", qrAlt: undefined, barcodeAlt: undefined },
};

// As webpack does in a build (gatsby/internals.ts).
require.extensions[".svg"] = (module, file) => {
  module.exports = readFileSync(file, "utf8");
};

const fontFaces = ["Special Gothic Condensed One", "Special Gothic"].map((family) => {
  const file = `src/fonts/${family.toLowerCase().replaceAll(" ", "-")}.woff2`;
  const url = `data:font/woff2;base64,${readFileSync(file, "base64")}`;
  return `@font-face{font-family:'${family}';src:url(${url});font-weight:400 700}`;
});
const styles = `${fontFaces.join("")} *{margin:0} svg{display:block}`;

async function main() {
  const { MushroomSymbols, Mushrooms } = await import("../src/components/art/pack-pictures");
  const { packViewBox, PackDrawing } = await import("../src/components/pack/pack-drawing");
  const drawings = [
    {
      file: "src/images/carton.png",
      viewBox: packViewBox,
      scale: 1,
      drawing: <PackDrawing {...pack} layout="tall" />,
    },
    {
      file: "src/images/mushroom-band.png",
      viewBox: "20 -4 318 150",
      scale: 3,
      drawing: <Mushrooms />,
    },
  ];
  const browser = await launchChrome();
  const page = await browser.newPage();
  for (const { file, viewBox, scale, drawing } of drawings) {
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    await page.setViewport({ width, height, deviceScaleFactor: scale });
    const svg = (
      <svg viewBox={viewBox} width={width} height={height} aria-hidden="true">
        <MushroomSymbols />
        {drawing}
      </svg>
    );
    await page.setContent(`<style>${styles}</style>${renderToStaticMarkup(svg)}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(file, await page.screenshot({ omitBackground: true }));
    console.log(`${file}: ${width * scale} × ${height * scale} px`);
  }
  await browser.close();
}

main();
