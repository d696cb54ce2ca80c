import type { Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { fullMatrix, otherThan, smokeMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { expectAtTop, scrollingEnds } from "./support/scrolling";
import { setUpServer } from "./support/servers";
import { data, faqOf, localePath, textIn } from "./support/texts";

// Before the scripts of the page have loaded. Links to languages: e2e/language. Which code is requested when,
// and twice if it fails: src/inline-scripts and src/lazy.
const server = setUpServer();
const open = setUpBrowser(server);

declare global {
  /** The position of the page at each click and at each scroll event, with the time in ms. */
  var seen: { y: number; at: number }[];
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
        window.seen = [];
        for (const type of ["click", "scroll"]) {
          addEventListener(type, ({ timeStamp }) =>
            window.seen.push({ y: Math.round(window.scrollY), at: timeStamp }),
          );
        }
      }),
  });

/**
 * Waits for the end of scrolling. Returns what was recorded until the page arrived, which a font that loads late
 * may still move by up to 100 px.
 */
async function arrives(page: Page) {
  await page.waitForFunction(() => window.seen.some(({ y }) => y > 0));
  const end = await scrollingEnds(page);
  const seen = await page.evaluate(() => window.seen);
  return seen.slice(0, seen.findIndex(({ y }) => Math.abs(y - end) <= 100) + 1);
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
    const page = await openRecording(localePath(code, "/"), size, reducedMotion);
    const link = await find(page, "link", textIn(code, "landing:hero.more"));
    // The click must not move the mouse or scroll to the link.
    await link.evaluate((node) => node.click());
    const [click, ...positions] = await arrives(page);
    // Scrolling takes some time. A busy machine may not draw the positions in between.
    if (reducedMotion) expect(positions).toHaveLength(1);
    else expect((positions.at(-1)?.at ?? 0) - (click?.at ?? 0)).toBeGreaterThan(200);
    await expectStaysAtTop(page, "features");
  },
);

test("a page that opens with a hash jumps there, and stays there when fonts load late", async () => {
  server.fail(slowFonts);
  const anchor = data.navigation.main.at(-1) ?? "";
  const page = await openRecording(localePath(otherThan("en").code, `/#${anchor}`), "desktop");
  expect(await arrives(page)).toHaveLength(1);
  await expectStaysAtTop(page, anchor);
});

test.each(fullMatrix)(
  "a press of a button is repeated after hydration, $code, $size",
  async ({ code, size }) => {
    const { question = "" } = faqOf(code)[2] ?? {};
    const menu = textIn(code, "common:menu");
    const [name, shows] = size === "phone" ? [menu, "dialog"] : [question, "region"];
    const release = server.hold(/\.js$/);
    const options = { path: localePath(code, "/"), size };
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
    // React reports that it renders the part on the client, because a context has changed before hydration.
    const options = { path: localePath(code, "/"), size, expected: /React error #421/ };
    const page = await open({ ...options, waitUntil: "domcontentloaded" });
    await page.waitForSelector("html[data-hydrated]");
    const before = await faqText();
    await page.evaluate(() => {
      location.hash = "faq";
    });
    await eventually(async () => server.requests().some(({ path }) => faqChunk.test(path)));
    expect(await faqText()).toBe(before);
    release();
    await page.waitForSelector("#faq:not([data-lazy] *)");
    const button = await find(page, "button", question);
    await button.click();
    await page.waitForFunction((node) => node.ariaExpanded === "true", {}, button);
  },
);
