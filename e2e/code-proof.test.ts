import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bwipjs from "bwip-js/node";
import type { ElementHandle, Page } from "puppeteer-core";
import sharp from "sharp";
import { modulesWithQuietZone, sidesOf } from "../src/digital-link/code-sizes";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { works } from "../tools/programs";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { find } from "./support/find";
import { bringProductDemo, codeOf, fieldOf, openView } from "./support/product-demo";
import { data, texts } from "./support/texts";

// Reads the codes on the screen with an independent decoder (ZBar), and compares them with those of another
// encoder (BWIPP), which also checks the syntax of the URI.
const open = inOneBrowser();
const host = data.site.digitalLinkHost;
const folder = mkdtempSync(join(tmpdir(), "codes-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Firefox can emulate neither forced colors nor print.
const withDecoder = !isFirefox && works("zbarimg", ["--version"]) ? test : test.skip;
const withPaper = !isFirefox && works("pdftoppm", ["-v"]) ? test : test.skip;

/** Addresses of short and long codes, with all special characters that a batch may have. */
const links = [
  `${host}/01/09521234543213`,
  `${host}/01/00614141000036/10/AB-12%2F3`,
  `${host}/01/00000096385074?15=280200`,
  `${host}/01/06291041500213/10/%21%22%25%26%27%28%29%2A%2B%2C%2F%3A%3B%3C%3D%3E%3F-._?15=271231`,
];

/** A picture of an element as it is. By default, puppeteer enlarges the window, which changes the layout. */
const photograph = (element: ElementHandle): Promise<Uint8Array> =>
  element.screenshot({ captureBeyondViewport: false });

/** The text that ZBar decodes from a picture. */
function decoded(picture: Uint8Array): string {
  const file = join(folder, "code.png");
  writeFileSync(file, picture);
  return execFileSync("zbarimg", ["--quiet", "--raw", file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trimEnd();
}

/** The QR code of a URI by BWIPP, which rejects invalid GS1 Digital Link URIs. */
function otherEncoder(uri: string): Promise<Buffer> {
  // The types do not have the options of each kind of code.
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

/** Enters a link into the product demo, in place of the number. Leaving the field fills the other fields. */
async function enterLink(page: Page, link: string): Promise<void> {
  const field = await bringProductDemo(page, "en");
  await field.evaluate((node) => (node as HTMLInputElement).select());
  await page.keyboard.sendCharacter(link);
  await field.press("Tab");
}

async function openSharp(features: { name: string; value: string }[] = []): Promise<Page> {
  const page = await open({ path: "/", size: "desktop" });
  const client = await page.createCDPSession();
  await client.send("Emulation.setEmulatedMedia", { features });
  await page.setViewport({ width: 1280, height: 900, deviceScaleFactor: 2 });
  return page;
}

withDecoder.each([
  { colors: "as designed", features: [] },
  {
    colors: "forced",
    features: [
      { name: "forced-colors", value: "active" },
      { name: "prefers-color-scheme", value: "dark" },
    ],
  },
])(
  "codes on the screen contain the same as those of another encoder, with colors $colors",
  async ({ features }) => {
    const page = await openSharp(features);
    for (const uri of links) {
      await enterLink(page, uri);
      const symbol = await codeOf(page, "en", uri);
      expect(decoded(await photograph(symbol))).toBe(uri);
      expect(decoded(await otherEncoder(uri))).toBe(uri);
    }
    await expectQuiet(page);
  },
);

withDecoder("the code on the sticker of the sample opens its page", async () => {
  const page = await openSharp();
  const { gtin, batch } = data.sample;
  const isBatch = data.questionIds[0] === "batch";
  const uri = digitalLinkUri(host, isBatch ? { gtin, batch } : { gtin });
  const code = await find(page, "image", texts("en", "landing:questions.codeAlt", { uri }));
  expect(decoded(await photograph(code))).toBe(uri);
});

withDecoder(
  "the code on the first screen's pack opens the sample's page, also below a visitor's name",
  async () => {
    const page = await openSharp();
    const uri = digitalLinkUri(host, { gtin: data.sample.gtin });
    for (const name of ["", "Plum jam"]) {
      await (await find(page, "textbox", texts("en", "landing:hero.nameLabel"))).type(name);
      const pack = await page.waitForSelector("#home figure");
      // The picture also contains a barcode, which ZBar reads only if it is large enough.
      expect(decoded((await pack?.screenshot()) ?? new Uint8Array()).split("\n")).toContain(uri);
    }
  },
);

// Compares 14 digits, because ZBar reads UPC-A as an EAN-13 that starts with 0.
withDecoder("the barcode on the pack contains the number", async () => {
  const page = await openSharp();
  for (const gtin of ["09521234543213", "06291041500213", "00614141000036", "00000096385074"]) {
    await enterLink(page, `https://id.example/01/${gtin}`);
    const name = texts("en", "landing:pack.barcode", { value: gtin });
    const drawn = await photograph(await find(page, "image", name));
    expect(decoded(drawn).padStart(14, "0")).toBe(gtin);
  }
});

withDecoder("the code of the preview opens a page with the entered product", async () => {
  const page = await openSharp();
  await enterLink(page, `https://id.example/01/${data.sample.gtin}/10/P-1`);
  await (await fieldOf(page, "en", "name")).type("Plum jam");
  await (await find(page, "button", texts("en", "product-demo:share.phone"))).click();
  const code = await find(page, "image", texts("en", "product-demo:share.code"));
  const address = decoded(await photograph(code));
  expect(address.startsWith(`${new URL(page.url()).origin}/`)).toBe(true);
  await page.goto(address);
  await find(page, "heading", "Plum jam");
  expect(await page.$eval("main", (main) => main.innerText)).toContain("P-1");
});

const uri = `${host}/01/${data.sample.gtin}/10/PAPER-1`;
const { size } = qrSymbol(uri);

/** What is on the test sheet, with the width of their dark pixels in mm. */
const printed = [
  { name: "barcode", selector: ".test-sheet .barcode g:first-child", mm: 95 * 0.33 },
  ...sidesOf(size).map((side, index) => ({
    name: `code-${index}`,
    selector: `.test-sheet figure:nth-of-type(${index + 1}) svg`,
    mm: (side * size) / modulesWithQuietZone(size),
  })),
  { name: "line", selector: ".test-sheet .line", mm: 100 },
];

/** Prints one element of a page. Returns the width of its dark pixels in mm. */
async function widthOnPaper(page: Page, name: string, selector: string): Promise<number> {
  const style = await page.addStyleTag({
    content: `* { visibility: hidden !important }
      ${selector}, ${selector} * { visibility: visible !important }`,
  });
  const dots = 300;
  writeFileSync(join(folder, `${name}.pdf`), await page.pdf({ format: "A4" }));
  await style.evaluate((node) => (node as Element).remove());
  execFileSync("pdftoppm", ["-r", String(dots), "-png", `${name}.pdf`, name], { cwd: folder });
  const sheets = readdirSync(folder).filter((file) => file.startsWith(name) && /png$/.test(file));
  const pictures = await Promise.all(
    sheets.map((file) =>
      sharp(join(folder, file))
        .trim({ background: "white", threshold: 55 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  // Excludes empty sheets, which are not trimmed.
  const printedSheets = pictures.filter(({ info }) => info.trimOffsetLeft);
  const widths = printedSheets.map(({ info }) => info.width);
  expect(widths).toHaveLength(1);
  return ((widths[0] ?? 0) / dots) * 25.4;
}

withPaper("barcode, codes and line have their true size on the test sheet", async () => {
  const page = await open({
    path: "/",
    size: "desktop",
    before: async (fresh) => {
      await fresh.setBypassCSP(true);
      await fresh.evaluateOnNewDocument(() => {
        window.print = () => {};
      });
    },
  });
  await enterLink(page, uri);
  await codeOf(page, "en", uri);
  await openView(page, "en", "size");
  for (const { name, selector, mm } of printed) {
    // The sheet is removed after printing.
    await (await find(page, "button", texts("en", "product-demo:sheet.print"))).click();
    await page.waitForSelector(".test-sheet");
    const measured = await widthOnPaper(page, name, selector);
    expect(measured).toBeGreaterThan(mm - 0.2);
    expect(measured).toBeLessThan(mm + 0.3);
  }
});
