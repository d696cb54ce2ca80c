import type { Page } from "puppeteer-core";
import { inOneBrowser, recordingOf } from "./support/browser";
import { fullMatrix, otherThan, smokeMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { expectAtTop, scrollingEnds } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, faqOf, pathIn, texts } from "./support/texts";

// Before the scripts of the page have loaded. Links to languages: e2e/language. Which code is requested when,
// and twice if it fails: src/inline-scripts and src/lazy.
const server = ownServer();
const open = inOneBrowser(server);

declare global {
  /** When a link was clicked, in ms after navigation. */
  var pressed: number;
  /** The position at each scroll event, and its time in ms after navigation. */
  var positions: { y: number; at: number }[];
}

/** Opens a page that records how it scrolls. */
const openRecording = (path: string, size: "desktop" | "phone", reducedMotion = false) =>
  open({
    path,
    size,
    reducedMotion,
    waitUntil: "load",
    before: (page) =>
      page.evaluateOnNewDocument(() => {
        window.pressed = 0;
        window.positions = [];
        addEventListener("click", ({ timeStamp }) => (window.pressed = timeStamp), true);
        addEventListener("scroll", () =>
          window.positions.push({ y: Math.round(window.scrollY), at: performance.now() }),
        );
      }),
  });

/** How far a font that loads late may move a page that is scrolled to a hash, in px. */
const correction = 100;

/** Waits for the end of scrolling. Returns all positions, the last one, and how long it took in ms. */
async function arrives(page: Page): Promise<{ ys: number[]; end: number; took: number }> {
  await page.waitForFunction(() => window.positions.length > 0);
  const end = await scrollingEnds(page);
  const [clicked, seen] = await page.evaluate(() => [window.pressed, window.positions] as const);
  const arrival = seen.find(({ y }) => Math.abs(y - end) <= correction)?.at ?? Number.NaN;
  return { ys: seen.map(({ y }) => y), end, took: arrival - clicked };
}

/** Asserts that a section begins below the header, and still does when everything has loaded. */
async function expectStaysAtTop(page: Page, id: string): Promise<void> {
  await expectAtTop(page, id);
  await page.waitForNetworkIdle();
  await expectAtTop(page, id);
}

const slowFonts = { match: /\.woff2$/, kind: "delay", ms: 800 } as const;
const slowScripts = { match: /\.js$/, kind: "delay", ms: 800 } as const;

test.each([
  ...fullMatrix.map((each) => ({ ...each, moves: "scrolls", reducedMotion: false })),
  ...smokeMatrix.map((each) => ({ ...each, moves: "jumps", reducedMotion: true })),
])(
  "the first click on “Learn more” $moves to the features, $code, $size",
  async ({ code, size, reducedMotion }) => {
    server.fail(slowFonts, slowScripts);
    const page = await openRecording(pathIn(code, "/"), size, reducedMotion);
    const link = await find(page, "link", texts(code, "landing:hero.more"));
    // The click must not move the mouse or scroll to the link.
    await link.evaluate((node) => node.click());
    const { ys, took } = await arrives(page);
    // Scrolling takes some time. A busy machine may not draw the positions in between.
    if (reducedMotion) expect(new Set(ys).size).toBe(1);
    else expect(took).toBeGreaterThan(200);
    await expectStaysAtTop(page, "features");
  },
);

test("a page that opens with a hash jumps there, and stays there when fonts load late", async () => {
  server.fail(slowFonts);
  const anchor = data.navigation.main.at(-1) ?? "";
  const page = await openRecording(pathIn(otherThan("en").code, `/#${anchor}`), "desktop");
  const { ys, end } = await arrives(page);
  expect(Math.abs((ys[0] ?? Number.NaN) - end)).toBeLessThan(correction);
  await expectStaysAtTop(page, anchor);
});

test.each(fullMatrix)(
  "a press of a button is repeated after hydration, $code, $size",
  async ({ code, size }) => {
    const { question = "" } = faqOf(code)[2] ?? {};
    const menu = texts(code, "common:menu");
    const [name, shows] = size === "phone" ? [menu, "dialog"] : [question, "region"];
    const release = server.hold(/\.js$/);
    const options = { path: pathIn(code, "/"), size };
    const page = await open({ ...options, waitUntil: "domcontentloaded" });
    const button = await find(page, "button", name);
    await button.click();
    expect(await page.$("html[data-hydrated]")).toBeNull();
    expect(await findAll(page, shows, name)).toHaveLength(0);
    release();
    await find(page, shows, name);
  },
);

test.each(smokeMatrix)(
  "while the code of a section is missing, its text stays at a click on a hash, $code, $size",
  async ({ code, size }) => {
    const { question = "" } = faqOf(code)[1] ?? {};
    const faqChunk = /\/faq-/;
    const faqText = () => page.$eval("#faq", (section) => section.textContent);
    const release = server.hold(faqChunk);
    const options = { path: pathIn(code, "/"), size };
    const page = await open({ ...options, waitUntil: "domcontentloaded" });
    await page.waitForSelector("html[data-hydrated]");
    const before = await faqText();
    await page.evaluate(() => {
      location.hash = "faq";
    });
    await eventually(async () => server.requests().some(({ path }) => faqChunk.test(path)));
    expect(await faqText()).toBe(before);
    // React reports that it renders the part on the client, because a context has changed before hydration.
    const { pageErrors } = recordingOf(page);
    expect(pageErrors.filter((error) => !error.includes("React error #421"))).toEqual([]);
    release();
    await page.waitForSelector("div:not([data-lazy]) > #faq");
    const button = await find(page, "button", question);
    await button.click();
    await page.waitForFunction((node) => node.ariaExpanded === "true", {}, button);
  },
);
