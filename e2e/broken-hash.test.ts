import { expectQuiet, hydrated, inOneBrowser } from "./support/browser";

// How a hash is replaced: src/inline-scripts/guard-hash. Scrolling to a valid one: e2e/scrolling.
const open = inOneBrowser();

test.each(["/", "/terms", "/preview", "/no-such-page"])(
  "%s does not break at a hash that cannot be decoded, at its load or later",
  async (path) => {
    const page = await open({ path: `${path}#%`, size: "phone" });
    await hydrated(page, { demo: true });
    await page.waitForNetworkIdle();
    const text = () => page.$eval("main", (main) => main.innerText);
    const before = await text();
    expect(before).not.toBe("");
    await page.evaluate(() => {
      location.hash = "#%E0%A4%A";
    });
    await page.waitForFunction(() => location.hash === "#%25E0%25A4%25A");
    expect(await text()).toBe(before);
    await expectQuiet(page);
  },
);
