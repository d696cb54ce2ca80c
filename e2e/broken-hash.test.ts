import { expectQuiet, inOneBrowser } from "./support/browser";
import { eventually } from "./support/find";

// How a hash is mended: src/inline-scripts/guard-hash; where a good one leads: e2e/scrolling.
const open = inOneBrowser();

test.each(["/", "/terms", "/preview", "/no-such-page"])(
  "%s stands with a hash that nobody can decode, from the start and later",
  async (path) => {
    const page = await open({ path: `${path}#%`, size: "phone" });
    await page.waitForNetworkIdle();
    const text = () => page.$eval("main", (main) => main.innerText);
    const before = await text();
    expect(before).not.toBe("");
    await page.evaluate(() => {
      location.hash = "#%E0%A4%A";
    });
    await eventually(() => page.evaluate(() => location.hash === "#%25E0%25A4%25A"));
    expect(await text()).toBe(before);
    await expectQuiet(page);
  },
);
