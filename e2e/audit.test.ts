import type { Page } from "puppeteer-core";
import { axeFindings, ibmFindings, snifferFindings } from "./support/audit";
import { inOneBrowser, isFirefox } from "./support/browser";
import { crosswise, isFull } from "./support/cases";
import { find, legalLink } from "./support/find";
import { previewAddress } from "./support/preview";
import { ownServer, spoiledPageData } from "./support/servers";
import { states } from "./support/states";
import { data, pathIn, samplePages, texts } from "./support/texts";

// With FULL=1 three auditors, every page, language, width and state, and two settings more.
const open = inOneBrowser();
const server = ownServer();

const documents = data.documents.map(({ path }) => path);
const paths = isFull
  ? [...documents, ...Object.values(samplePages), previewAddress, "/no-such-page"]
  : ["/guide", "/privacy", samplePages.batch, previewAddress, "/no-such-page"];
const places = isFull
  ? data.published.flatMap(({ code }) => [320, 390, 1280].map((width) => ({ code, width })))
  : crosswise.map(({ code, size }) => ({ code, width: size === "phone" ? 390 : 1280 }));
const harder = isFull ? places : places.slice(1);

const auditors = isFull
  ? { axe: axeFindings, ibm: ibmFindings, sniffer: snifferFindings }
  : { axe: axeFindings };

/** What the auditors find, each line with its place; nothing where all is well. */
async function audit(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, findings] of Object.entries(auditors)) {
    for (const finding of await findings(page)) found.push(`${place}, ${name}: ${finding}`);
  }
  return found;
}

/** What the system may ask for beside what every test asks for; Firefox cannot be told page by page. */
const settings =
  isFull && !isFirefox
    ? [
        { name: "forced-colors", value: "active" },
        { name: "prefers-reduced-motion", value: "no-preference" },
      ]
    : [];

const asQuery = ({ name, value }: (typeof settings)[number]) => `(${name}: ${value})`;

/** Waits until nothing moves any more: half faded in, a text has other colours than it keeps. */
const atRest = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );

const audits = [
  ...places.map((place) => ({ ...place, path: "/" })),
  ...harder.flatMap((place) => paths.map((path) => ({ ...place, path }))),
];

test.each(audits)(
  "the audit finds nothing on $path in $code at $width px in any state",
  async ({ path, code, width }) => {
    const found: string[] = [];
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.setViewport({ width, height: 844 });
    const fitting = states.filter(({ fits }) => fits(path, width));
    // The landing page is audited in all that can be done to it, the others as they open.
    const short = path === "/" ? fitting.slice(1) : fitting.slice(0, 1);
    for (const state of isFull ? fitting : short) {
      await state.enter(page, code);
      found.push(...(await audit(page, state.name)));
    }
    for (const setting of settings) {
      const protocol = await page.createCDPSession();
      await page.reload();
      // A preview is made by its script.
      await page.waitForSelector("h1");
      // The browser's own protocol: the library's list of features lacks forced colours.
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
  "the audit finds nothing on the error page in $code at $width px",
  async ({ code, width }) => {
    server.fail(spoiledPageData(pathIn(code, "/privacy")));
    const page = await open({ path: pathIn(code, "/"), size: "desktop", origin: server.url() });
    await page.setViewport({ width, height: 844 });
    await (await legalLink(page, code, "privacy")).click();
    await find(page, "heading", texts(code, "common:error.title"));
    expect(await audit(page, "error page")).toEqual([]);
  },
);
