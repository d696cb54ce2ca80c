import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { qrSvg } from "../src/digital-link/qr-svg";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { everywhere } from "./support/cases";
import { eventually, find, isGone } from "./support/find";
import { data, pathIn, texts } from "./support/texts";
import { bringTryIt, codeOf, fieldOf, paste, retype } from "./support/try-it";

// What each field makes of a text, and what the files hold: src/sections/try-it and src/digital-link.
const open = inOneBrowser();
const host = data.site.digitalLinkHost;
const { gtin } = data.sample;
const example = digitalLinkUri(host, { gtin });

describe.each(everywhere)("the strip to try, $code, $size", ({ code, size }) => {
  const t = (key: string, values?: Record<string, string>) => texts(code, `try-it:${key}`, values);

  test("makes a code of what is typed or pasted, and dims it while there is a fault", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const field = await bringTryIt(page, code);
    await retype(field, "9521234543213");
    await codeOf(page, code, digitalLinkUri(host, { gtin: "9521234543213" }));

    await paste(field, `https://example.com/x/01/${gtin}/10/ABC-1`);
    const symbol = await codeOf(page, code, `${example}/10/ABC-1`);

    await retype(field, "9506000134353");
    const opacity = () => symbol.evaluate((node) => Number(getComputedStyle(node).opacity));
    await eventually(async () => (await opacity()) < 0.5);
    await retype(field, "9506000134352");
    await eventually(async () => (await opacity()) === 1);
    await expectQuiet(page);
  });

  test("keeps what was typed before its script was there", async () => {
    const page = await open({ path: pathIn(code, "/"), size, waitUntil: "load" });
    const field = await fieldOf(page, code);
    await retype(field, "9521234543213");
    await codeOf(page, code, digitalLinkUri(host, { gtin: "9521234543213" }));
    expect(await field.evaluate((node) => (node as HTMLInputElement).value)).toBe("9521234543213");
    await expectQuiet(page);
  });

  test("without scripts, the example stands with its explanation and without a field", async () => {
    const page = await open({ path: pathIn(code, "/"), size, js: false });
    const symbol = await codeOf(page, code, example);
    await symbol.evaluate((node) => node.scrollIntoView());
    expect(
      await eventually(() => symbol.evaluate((node) => (node as HTMLImageElement).naturalWidth)),
    ).toBeGreaterThan(0);
    const text = await page.$eval("body", (body) => body.innerText);
    expect(text).toContain(`(01)${gtin}`);
    expect(text).toContain(t("note", { value: new URL(host).host }));
    expect(await isGone(page, "textbox", t("labels.gtin"))).toBe(true);
    await expectQuiet(page);
  });
});

async function saveInto(page: Page, folder: string): Promise<void> {
  const client = await page.createCDPSession();
  const { targetInfo } = await client.send("Target.getTargetInfo");
  await client.send("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: folder,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
}

// Firefox over WebDriver BiDi cannot be told where files go, nor allow a page to copy.
const inChrome = isFirefox ? test.skip : test;

inChrome("the strip gives away the link, and the code as SVG and as PNG for printers", async () => {
  const t = (key: string, values?: Record<string, string>) => texts("en", `try-it:${key}`, values);
  const folder = mkdtempSync(join(tmpdir(), "codes-"));
  const page = await open({ path: "/", size: "desktop" });
  await page
    .browserContext()
    .overridePermissions(new URL(page.url()).origin, [
      "clipboard-read",
      "clipboard-sanitized-write",
    ]);
  await saveInto(page, folder);
  await bringTryIt(page, "en");
  await page.bringToFront();
  await (await find(page, "button", t("copy"))).click();
  await eventually(async () =>
    (await page.$eval("body", (body) => body.innerText)).includes(t("copied")),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example);

  const names = [t("svg"), ...["300", "600"].map((value) => t("png", { value }))];
  for (const name of names) await (await find(page, "button", name)).click();
  const files = [`${gtin}-300dpi.png`, `${gtin}-600dpi.png`, `${gtin}.svg`];
  await eventually(async () => readdirSync(folder).sort().join() === files.join());
  expect(readFileSync(join(folder, `${gtin}.svg`), "utf8")).toBe(qrSvg(qrSymbol(example)));
  rmSync(folder, { recursive: true });
  await expectQuiet(page);
});
