import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bwipjs from "bwip-js/node";
import fc from "fast-check";
import type { Page } from "puppeteer-core";
import sharp from "sharp";
import { checkDigit } from "../src/digital-link/check-digit";
import { smallestModule } from "../src/digital-link/print-size";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { isFull } from "./support/cases";
import { find } from "./support/find";
import { data, texts } from "./support/texts";
import { bringTryIt, codeOf, paste } from "./support/try-it";

// The codes are read by a decoder that shares no line of code with what drew them (ZBar), and
// compared with what another encoder makes (BWIPP, which also judges the URI by GS1's syntax).
const open = inOneBrowser();
const host = data.site.digitalLinkHost;
const folder = mkdtempSync(join(tmpdir(), "codes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string, question: string) =>
  spawnSync(program, [question], { stdio: "ignore" }).status === 0;
// Firefox has neither forced colours nor paper over WebDriver BiDi.
const withDecoder = !isFirefox && has("zbarimg", "--version") ? test : test.skip;
const withPaper = !isFirefox && has("pdftoppm", "-v") ? test : test.skip;

const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const component = fc.string({ unit: fc.constantFrom(...set82), minLength: 1, maxLength: 20 });
const digits = fc
  .integer({ min: 7, max: 13 })
  .chain((length) =>
    fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length }),
  );
const links = fc
  .record(
    {
      gtin: digits
        .filter(({ length }) => [7, 11, 12, 13].includes(length))
        .map((each) => each + checkDigit(each)),
      batch: component,
      serial: component,
      expiry: fc.constantFrom("271231", "280200", "991130"),
    },
    { requiredKeys: ["gtin"] },
  )
  .map((identifiers) => digitalLinkUri(host, identifiers));

/** What ZBar reads in a picture. */
function decoded(picture: Uint8Array): string {
  const file = join(folder, "code.png");
  writeFileSync(file, picture);
  return execFileSync("zbarimg", ["--quiet", "--raw", file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trimEnd();
}

/** The picture of a URI by BWIPP, which refuses one that GS1's syntax does not allow. */
function otherEncoder(uri: string): Promise<Buffer> {
  // Its types know the options of the drawing, not those of each kind of code.
  const options = {
    bcid: "gs1dlqrcode",
    text: uri,
    eclevel: "M",
    scale: 4,
    paddingwidth: 16,
    paddingheight: 16,
    backgroundcolor: "FFFFFF",
  };
  return bwipjs.toBuffer(options) as Promise<Buffer>;
}

async function openSharp(features: { name: string; value: string }[] = []): Promise<Page> {
  const page = await open({ path: "/", size: "desktop" });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  const client = await page.createCDPSession();
  await client.send("Emulation.setEmulatedMedia", { features });
  await page.setViewport({ width: 1280, height: 900, deviceScaleFactor: 2 });
  return page;
}

// A hundred codes in verify:full; as the samples are always the same, fewer of the same in verify.

describe.each([
  { colours: "as designed", features: [], count: isFull ? 80 : 4, seed: 8 },
  {
    colours: "forced",
    features: [
      { name: "forced-colors", value: "active" },
      { name: "prefers-color-scheme", value: "dark" },
    ],
    count: isFull ? 20 : 2,
    seed: 9,
  },
])("with colours $colours", ({ features, count, seed }) => {
  withDecoder(
    `${count} codes say on the screen what another encoder's say`,
    async () => {
      const page = await openSharp(features);
      const field = await bringTryIt(page, "en");
      for (const uri of fc.sample(links, { numRuns: count, seed })) {
        await paste(field, uri);
        const symbol = await codeOf(page, "en", uri);
        expect(decoded(await symbol.screenshot())).toBe(uri);
        expect(decoded(await otherEncoder(uri))).toBe(uri);
      }
      await expectQuiet(page);
    },
    600_000,
  );
});

withDecoder("the code on the sample's sticker opens its page", async () => {
  const page = await openSharp();
  const uri = digitalLinkUri(host, { gtin: data.sample.gtin });
  const code = await find(page, "image", texts("en", "landing:questions.codeAlt", { uri }));
  expect(decoded(await code.screenshot())).toBe(uri);
});

/** The sides of all that is printed in a picture, in pixels. */
async function printedSides(file: string): Promise<{ width: number; height: number }> {
  const { data: pixels, info } = await sharp(file)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, -1, info.height, -1];
  for (let at = 0; at < pixels.length; at += 1) {
    if ((pixels[at] ?? 255) > 200) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { width: right - left + 1, height: bottom - top + 1 };
}

describe.each([
  { part: "the code", selector: ".try-it .symbol", side: (modules: number) => modules },
  {
    part: "the ruler's bar",
    selector: ".try-it .ruler path:first-child",
    side: (modules: number) => modules + 8,
  },
])("on paper", ({ part, selector, side }) => {
  withPaper(`${part} has its true size`, async () => {
    const page = await open({ path: "/", size: "desktop" });
    // Not the link on the sticker beside the strip.
    const uri = `${host}/01/${data.sample.gtin}/10/PAPER-1`;
    await paste(await bringTryIt(page, "en"), uri);
    await codeOf(page, "en", uri);
    await page.evaluate((shown) => {
      const rules = document.styleSheets[0];
      rules?.insertRule("* { visibility: hidden !important }");
      rules?.insertRule(`${shown}, ${shown} * { visibility: visible !important }`);
    }, selector);
    const dots = 300;
    writeFileSync(join(folder, "page.pdf"), await page.pdf({ format: "A4" }));
    const prefix = join(folder, part.replaceAll(" ", "-"));
    execFileSync("pdftoppm", ["-r", String(dots), "-png", join(folder, "page.pdf"), prefix]);
    const files = readdirSync(folder).filter((name) => name.startsWith(part.replaceAll(" ", "-")));
    const sides = await Promise.all(files.map((name) => printedSides(join(folder, name))));
    const printed = sides.filter(({ width }) => width > 0).map(({ width }) => width);
    expect(printed).toHaveLength(1);
    const expected = side(qrSymbol(uri).size) * smallestModule;
    expect(((printed[0] ?? 0) / dots) * 25.4).toBeGreaterThan(expected - 0.1);
    expect(((printed[0] ?? 0) / dots) * 25.4).toBeLessThan(expected + 0.2);
  });
});
