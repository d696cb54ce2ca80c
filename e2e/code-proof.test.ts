import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bwipjs from "bwip-js/node";
import type { ElementHandle, Page } from "puppeteer-core";
import sharp from "sharp";
import { modulesWithQuietZone, sidesOf } from "../src/digital-link/code-sizes";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { works } from "../tools/programs";
import { isFirefox, setUpBrowser } from "./support/browser";
import { find } from "./support/find";
import { bringProductDemo, codeOf, fieldOf, openView } from "./support/product-demo";
import { data, textIn } from "./support/texts";

// Reads the codes on the screen with an independent decoder (ZBar). An independent encoder (BWIPP) checks the
// syntax of their addresses.
const open = setUpBrowser();
const host = data.linkHost;
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
  "codes on the screen contain the address and the number, with colors $colors",
  async ({ features }) => {
    const page = await openSharp(features);
    for (const uri of links) {
      await enterLink(page, uri);
      const symbol = await codeOf(page, "en", uri);
      expect(decoded(await photograph(symbol))).toBe(uri);
      // Throws if the address is no valid GS1 Digital Link URI.
      bwipjs.raw({ bcid: "gs1dlqrcode", text: uri });
      const [, gtin = ""] = /\/01\/(\d{14})/.exec(uri) ?? [];
      const name = textIn("en", "landing:pack.barcode", { value: gtin });
      const barcode = decoded(await photograph(await find(page, "image", name)));
      // ZBar reads UPC-A as an EAN-13 that starts with 0.
      expect(barcode.padStart(14, "0")).toBe(gtin);
    }
  },
);

withDecoder("the codes of the sample open its pages, also below a visitor's name", async () => {
  const page = await openSharp();
  const { gtin, batch } = data.sample;
  const isBatch = data.questionIds[0] === "batch";
  const onSticker = digitalLinkUri(host, isBatch ? { gtin, batch } : { gtin });
  const name = textIn("en", "landing:shopperQuestions.codeAlt", { uri: onSticker });
  expect(decoded(await photograph(await find(page, "image", name)))).toBe(onSticker);
  for (const typed of ["", "Plum jam"]) {
    await (await find(page, "textbox", textIn("en", "landing:hero.nameLabel"))).type(typed);
    const pack = await page.waitForSelector("#home figure");
    // The picture also contains a barcode, which ZBar reads only if it is large enough.
    const codes = decoded((await pack?.screenshot()) ?? new Uint8Array()).split("\n");
    expect(codes).toContain(digitalLinkUri(host, { gtin }));
  }
});

withDecoder("the code of the preview opens a page with the entered product", async () => {
  const page = await openSharp();
  await enterLink(page, `https://id.example/01/${data.sample.gtin}/10/P-1`);
  await (await fieldOf(page, "en", "name")).type("Plum jam");
  await (await find(page, "button", textIn("en", "product-demo:share.phone"))).click();
  const code = await find(page, "image", textIn("en", "product-demo:share.code"));
  const address = decoded(await photograph(code));
  expect(address.startsWith(`${new URL(page.url()).origin}/`)).toBe(true);
  await page.goto(address);
  await find(page, "heading", "Plum jam");
  expect(await page.$eval("main", (main) => main.innerText)).toContain("P-1");
});

/** The width of the dark pixels of a printed page in mm. */
async function widthOnPaper(pdf: Uint8Array): Promise<number> {
  const dots = 300;
  writeFileSync(join(folder, "sheet.pdf"), pdf);
  const options = ["-r", String(dots), "-png", "-singlefile", "sheet.pdf", "sheet"];
  execFileSync("pdftoppm", options, { cwd: folder });
  const { info } = await sharp(join(folder, "sheet.png"))
    .trim({ background: "white", threshold: 55 })
    .toBuffer({ resolveWithObject: true });
  return (info.width / dots) * 25.4;
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
  const uri = `${host}/01/${data.sample.gtin}/10/PAPER-1`;
  const { size } = qrSymbol(uri);
  await enterLink(page, uri);
  await codeOf(page, "en", uri);
  await openView(page, "en", "size");
  const printed = [
    { selector: "svg:has(text) g", mm: 95 * 0.33 },
    ...sidesOf(size).map((side, index) => ({
      selector: `figure:nth-of-type(${index + 1}) svg`,
      mm: (side * size) / modulesWithQuietZone(size),
    })),
    { selector: ".test-sheet > svg", mm: 100 },
  ];
  for (const { selector, mm } of printed) {
    // The sheet is removed after printing.
    await (await find(page, "button", textIn("en", "product-demo:sheet.print"))).click();
    await page.waitForSelector(".test-sheet");
    const style = await page.addStyleTag({
      content: `* { visibility: hidden !important }
        .test-sheet :is(${selector}, ${selector} *) { visibility: visible !important }`,
    });
    const measured = await widthOnPaper(await page.pdf({ format: "A4" }));
    await style.evaluate((node) => (node as Element).remove());
    expect(measured).toBeGreaterThan(mm - 0.2);
    expect(measured).toBeLessThan(mm + 0.3);
  }
});
