import type { Page } from "puppeteer-core";
import { axeFindings, ibmFindings, snifferFindings } from "./checks/auditors";
import { inOneBrowser, isFirefox } from "./support/browser";
import { fullMatrix, isFull } from "./support/cases";
import { find, legalLink } from "./support/find";
import { previewAddress } from "./support/preview";
import { ownServer, spoiledPageData } from "./support/servers";
import { states } from "./support/states";
import { data, pathIn, samplePages, texts } from "./support/texts";

// With FULL=1 three auditors, and every page, language, width and state, also with other system settings.
const open = inOneBrowser();
const server = ownServer();

const documents = data.documents.map(({ path }) => path);
const paths = isFull
  ? [...documents, ...Object.values(samplePages), previewAddress, "/no-such-page"]
  : ["/guide", "/privacy", samplePages.batch, previewAddress, "/no-such-page"];
const places = isFull
  ? data.published.flatMap(({ code }) => [320, 390, 1280].map((width) => ({ code, width })))
  : fullMatrix.map(({ code, size }) => ({ code, width: size === "phone" ? 390 : 1280 }));
const harder = isFull ? places : places.slice(1);

const auditors = isFull
  ? { axe: axeFindings, ibm: ibmFindings, sniffer: snifferFindings }
  : { axe: axeFindings };

/** The findings of all auditors, one line each, with the page or state. */
async function audit(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, findings] of Object.entries(auditors)) {
    for (const finding of await findings(page)) found.push(`${place}, ${name}: ${finding}`);
  }
  return found;
}

/** System settings that other tests do not use. Firefox cannot emulate them. */
const settings =
  isFull && !isFirefox
    ? [
        { name: "forced-colors", value: "active" },
        { name: "prefers-reduced-motion", value: "no-preference" },
      ]
    : [];

const asQuery = ({ name, value }: (typeof settings)[number]) => `(${name}: ${value})`;

/** Waits for the end of all animations: a text that fades in does not have its final contrast. */
const atRest = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );

const audits = [
  ...places.map((place) => ({ ...place, path: "/" })),
  ...harder.flatMap((place) => paths.map((path) => ({ ...place, path }))),
];

test.each(audits)(
  "$path in $code has no accessibility violation at $width px in any state",
  async ({ path, code, width }) => {
    const found: string[] = [];
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.setViewport({ width, height: 844 });
    const fitting = states.filter(({ fits }) => fits(path, width));
    // The landing page is audited in all other states, and the other pages as they open.
    const short = path === "/" ? fitting.slice(1) : fitting.slice(0, 1);
    for (const state of isFull ? fitting : short) {
      await state.enter(page, code);
      found.push(...(await audit(page, state.name)));
    }
    for (const setting of settings) {
      const protocol = await page.createCDPSession();
      await page.reload();
      // The content of a preview is rendered by a script.
      await page.waitForSelector("h1");
      // Over the DevTools protocol, because page.emulateMediaFeatures has no forced colours.
      await protocol.send("Emulation.setEmulatedMedia", { features: [setting] });
      expect(await page.evaluate((query) => matchMedia(query).matches, asQuery(setting))).toBe(
        true,
      );
      await atRest(page);
      found.push(...(await audit(page, `${setting.name}: ${setting.value}`)));
    }
    expect(found).toEqual([]);
  },
);

test.each(harder)(
  "the error page in $code has no accessibility violation at $width px",
  async ({ code, width }) => {
    server.fail(spoiledPageData(pathIn(code, "/privacy")));
    const page = await open({ path: pathIn(code, "/"), size: "desktop", origin: server.url() });
    await page.setViewport({ width, height: 844 });
    await (await legalLink(page, code, "privacy")).click();
    await find(page, "heading", texts(code, "common:error.title"));
    expect(await audit(page, "error page")).toEqual([]);
  },
);
