import type { Page } from "puppeteer-core";
import { axeFindings, ibmFindings, snifferFindings } from "./support/audit";
import { inOneBrowser, isFirefox } from "./support/browser";
import { isPublished } from "./support/cases";
import { find, legalLink } from "./support/find";
import { ownServer, spoiledPageData } from "./support/servers";
import { states } from "./support/states";
import { data, pathIn, samplePages, texts } from "./support/texts";

// With FULL=1 three auditors, every page, language and width, and two settings more.
const isFull = process.env.FULL === "1";
const open = inOneBrowser();
const server = ownServer();

const legal = data.navigation.legal.map(({ path }) => path);
const paths = isFull
  ? ["/", ...legal, ...Object.values(samplePages), "/no-such-page"]
  : ["/", "/privacy", samplePages.batch, "/no-such-page"];
const codes = isFull
  ? data.published.map(({ code }) => code)
  : ["en", "ar", "ja"].filter(isPublished);
const widths = isFull ? [320, 390, 1280] : [390, 1280];

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

const heightOf = (width: number) => (width < 700 ? 844 : 800);

describe.each(codes)("the audit of the site in %s", (code) => {
  const views = paths.flatMap((path) => widths.map((width) => [path, width] as const));

  test.each(views)("finds nothing on %s at %s px in any state", async (path, width) => {
    const found: string[] = [];
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.setViewport({ width, height: heightOf(width) });
    for (const state of states.filter(({ fits }) => fits(path, width))) {
      await state.enter(page, code);
      found.push(...(await audit(page, state.name)));
    }
    for (const setting of settings) {
      const protocol = await page.createCDPSession();
      await page.reload();
      // The browser's own protocol: the library's list of features lacks forced colours.
      await protocol.send("Emulation.setEmulatedMedia", { features: [setting] });
      expect(await page.evaluate((query) => matchMedia(query).matches, asQuery(setting))).toBe(
        true,
      );
      await atRest(page);
      found.push(...(await audit(page, `${setting.name}: ${setting.value}`)));
    }
    expect(found).toEqual([]);
  });

  test("finds nothing on the error page", async () => {
    const path = pathIn(code, "/privacy");
    server.fail(spoiledPageData(path));
    const found: string[] = [];
    for (const width of widths) {
      const page = await open({ path: pathIn(code, "/"), size: "desktop", origin: server.url() });
      await page.setViewport({ width, height: heightOf(width) });
      await (await legalLink(page, code, "privacy")).click();
      await find(page, "heading", texts(code, "common:error.title"));
      found.push(...(await audit(page, `${width} px`)));
    }
    expect(found).toEqual([]);
  });
});

test.each(Object.entries({ axeFindings, ibmFindings, snifferFindings }))(
  "%s see a picture without a text",
  async (_, findings) => {
    const page = await open({ path: "/", size: "desktop" });
    await page.$eval("main", (main) => main.append(document.createElement("img")));
    expect(await findings(page)).toEqual([expect.stringMatching(/img|image/i)]);
  },
);
