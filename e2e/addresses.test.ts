import { hydrated, pathOf, setUpBrowser } from "./support/browser";
import { otherThan } from "./support/cases";
import { find } from "./support/find";
import { setUpServer } from "./support/servers";
import { legalOf, localePath } from "./support/texts";

// The table of all addresses: src/inline-scripts. What hosts answer: e2e/hosts. Unknown addresses: e2e/hosts and
// e2e/long/pseudo-language.
const server = setUpServer();
const open = setUpBrowser(server);

test("an address with a slash at its end shows its page with one request", async () => {
  const { code } = otherThan("en");
  const own = localePath(code, "/privacy");
  const address = `${own}/`;
  const page = await open({ path: address, size: "desktop" });
  expect(pathOf(page)).toBe(own);
  await find(page, "heading", legalOf(code, "privacy").title);
  const paths = server.requests().map(({ path }) => path);
  expect(paths.filter((path) => [address, own].includes(path))).toEqual([address]);
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
  },
);
