import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MushroomSymbols, Mushrooms } from "../src/components/art/mushrooms";
import { cartonBox } from "../src/components/pack/pack-box";
import { PackDrawing } from "../src/components/pack/pack-drawing";
import { linkHost } from "../src/content/link-host";
import type { SampleProduct, Site } from "../src/content/types";
import { barcode } from "../src/digital-link/barcode";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { launch } from "./browser/launch";
import { asScript } from "./lib/command.mjs";

/**
 * Exports the masters of the repeated pictures to src/images, on transparent ground, from the same
 * drawings that the page shows. Run `npm run export:images` after a drawing or the sample changes.
 */
const root = join(__dirname, "..");
const json = <T,>(name: string) => JSON.parse(readFileSync(join(root, "data", name), "utf8")) as T;

const sample = json<SampleProduct>("sample-product.json");
const uri = digitalLinkUri(linkHost(json<Site>("site.json")), { gtin: sample.gtin });
const label = {
  gtin: sample.gtin,
  uri,
  qrCode: qrSymbol(uri),
  barcode: barcode(sample.gtin),
  batch: sample.lot,
  date: { name: "bestBefore", text: sample.bestBefore.split("-").reverse().join(" ") } as const,
};

const drawings = [
  {
    file: "carton.png",
    box: cartonBox,
    scale: 1,
    drawing: (
      <>
        <MushroomSymbols />
        <PackDrawing product={undefined} label={label} layout="tall" isUsed={false} />
      </>
    ),
  },
  { file: "mushroom-band.png", box: "20 -4 318 150", scale: 3, drawing: <Mushrooms /> },
];

function fontFace(family: string, file: string): string {
  const data = readFileSync(join(root, "src/fonts", file)).toString("base64");
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data});font-weight:400 700}`;
}

async function main(): Promise<void> {
  const browser = await launch();
  for (const { file, box, scale, drawing } of drawings) {
    const [, , width = 0, height = 0] = box.split(" ").map(Number);
    const page = await browser.newPage();
    await page.setViewport({ width, height, deviceScaleFactor: scale });
    const svg = renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={box}
        width={width}
        height={height}
        aria-hidden="true"
      >
        {drawing}
      </svg>,
    );
    const fonts =
      fontFace("Special Gothic Condensed One", "special-gothic-condensed-one.woff2") +
      fontFace("Special Gothic", "special-gothic.woff2");
    await page.setContent(`<style>${fonts}*{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const image = await page.screenshot({ omitBackground: true });
    writeFileSync(join(root, "src/images", file), image);
    console.log(`src/images/${file}: ${width * scale} × ${height * scale} px`);
    await page.close();
  }
  await browser.close();
}

asScript(main);
