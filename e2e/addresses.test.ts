import { expectQuiet, hydrated, inOneBrowser, pathOf } from "./support/browser";
import { otherThan, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { ownServer } from "./support/servers";
import { data, languageOf, legalOf, pathIn, texts } from "./support/texts";

// The table of all addresses: src/inline-scripts. What hosts answer: e2e/hosts.
const server = ownServer();
const open = inOneBrowser(server);

test("an address with a slash at its end shows its page with one request", async () => {
  const { code } = otherThan("en");
  const own = pathIn(code, "/privacy");
  const address = `${own}/`;
  const page = await open({ path: address, size: "desktop" });
  expect(pathOf(page)).toBe(own);
  await find(page, "heading", legalOf(code, "privacy").title);
  const paths = server.requests().map(({ path }) => path);
  expect(paths.filter((path) => [address, own].includes(path))).toEqual([address]);
  await expectQuiet(page);
});

// How a hash is replaced: src/inline-scripts. Scrolling to a valid one: e2e/scrolling.
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

test.each(smokeMatrix)(
  "the page of unknown addresses is in the language of the address and links home, $code, $size",
  async ({ code, size }) => {
    const page = await open({ path: pathIn(code, "/privacy/nope"), size });
    await find(page, "heading", texts(code, "not-found:heading"));
    expect(await page.title()).toBe(`${texts(code, "not-found:title")} | ${data.site.brand}`);
    const { htmlLang, dir } = languageOf(code);
    expect(await page.$eval("html", (html) => [html.lang, html.dir])).toEqual([htmlLang, dir]);
    expect(pathOf(page)).toBe(pathIn(code, "/privacy/nope"));

    const main = await find(page, "main");
    await (await find(main, "link", texts(code, "not-found:home"))).click();
    await eventually(async () => pathOf(page) === pathIn(code, "/"));
    await find(page, "heading", texts(code, "landing:pricing.title"));
    await expectQuiet(page);
  },
);
