import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { readFiles } from "../../content-check/content";
import { formatPrice } from "../../src/content/format";
import type { Plan, Site } from "../../src/content/types";
import { copyProject, type Edit } from "../../tools/testing/folders";
import { setUpBrowser } from "../support/browser";
import { eventually, find } from "../support/find";
import { ask, type HostServer, hosts } from "../support/host-servers";
import { setUpServer, siteRoot } from "../support/servers";
import { data, languageByCode } from "../support/texts";
import { builtCopy, startDevelopment } from "../support/variant";

// The fields of the forms: editor/config.test.ts.
const root = join(__dirname, "../..");
const [plan = {} as Plan] = data.plans.plans;
const price = (cents: number) => formatPrice(cents, data.plans.currency, languageByCode("en"));

const folder = copyProject();
let site: HostServer;
const open = setUpBrowser({ url: () => site.origin });

beforeAll(async () => {
  if (!existsSync(join(root, "editor/node_modules/decap-server"))) {
    spawnSync("npm", ["ci", "--prefix", "editor"], { cwd: root, stdio: "inherit" });
  }
  site = await startDevelopment(folder, { CMS: "1" });
}, 400_000);

afterAll(() => site?.stop());

const textsNow = () => new Map(readFiles(folder));

/** The text of the site in the frame beside the form. */
async function previewed(page: Page): Promise<string> {
  const frames = page.frames().filter((each) => each !== page.mainFrame());
  const frame = frames.find((each) => each.url().startsWith(site.origin));
  // The frame has no body while it navigates.
  return (await frame?.evaluate(() => document.body?.textContent)) ?? "";
}

test("the editor saves a price, changes nothing else, and shows it on the page", async () => {
  const before = textsNow();
  // Gatsby's development server logs errors of its own.
  const options = { path: "/admin", size: "desktop", expected: /./ } as const;
  const page = await open({ ...options, waitUntil: "load" });
  await page.goto(`${site.origin}/admin#/collections/site/entries/data-plans-json`);
  await (await find(page, "button", "Login")).click();
  // The development server renders a page on request, which takes long on a busy machine.
  await eventually(async () => (await previewed(page)).includes(price(plan.priceCents)), 60);
  // The button that opens an entry of a list has no name.
  const entry = `//*[not(*) and text()='${plan.id}']/ancestor::div[.//button][1]//button`;
  await page.locator(`::-p-xpath(${entry})`).click();
  // The page shows the names of fields in capitals.
  const field = await find(page, "spinbutton", "PRICE IN CENTS");
  await field.focus();
  await field.evaluate((node) => (node as HTMLInputElement).select());
  await page.keyboard.type(String(plan.priceCents + 123));
  await (await find(page, "button", "Publish")).click();
  await (await find(page, "menuitem", "Publish now")).click();
  await eventually(() => page.$eval("body", (body) => /changes saved/i.test(body.innerText)));
  await eventually(async () => (await previewed(page)).includes(price(plan.priceCents + 123)), 60);

  const changed = [...textsNow()].filter(([name, text]) => before.get(name) !== text);
  expect(Object.fromEntries(changed)).toEqual({
    "data/plans.json": before
      .get("data/plans.json")
      ?.replace(`"priceCents": ${plan.priceCents},`, `"priceCents": ${plan.priceCents + 123},`),
  });
}, 240_000);

test("only the editor on this computer may write", async () => {
  const { host } = new URL(site.origin);
  const foreign = "elsewhere.example";
  const status = async (headers: Record<string, string>) =>
    (await ask(site.origin, "/api/v1", { "content-type": "application/json", ...headers }, "POST"))
      .status;
  expect(await status({ origin: `http://${foreign}` })).toBe(403);
  // An attacker's host name can resolve to this computer.
  expect(await status({ origin: `http://${foreign}`, host: foreign })).toBe(403);
  // The server has accepted the request, which has no action.
  expect(await status({ origin: `http://${host}` })).toBe(422);
});

describe("the built site", () => {
  const edit = ({ editor }: Site) => {
    editor.repository = "example/site";
  };
  const edits = { "data/site.json": edit as unknown as Edit };
  const copy = builtCopy(edits, { CMS: "1" });
  const server = setUpServer(copy.root);

  test("has the editor only with CMS=1, and it asks to sign in", async () => {
    expect(existsSync(join(siteRoot(), "admin"))).toBe(false);
    const options = { size: "desktop", origin: server.url(), waitUntil: "load" } as const;
    const page = await open({ path: "/admin", ...options });
    await find(page, "button", "Login with GitHub");
  });

  const names = ["content-security-policy", "cross-origin-opener-policy"];
  const policy = expect.stringMatching(
    /^default-src 'none'; script-src 'self'( 'sha256-[^ ]+')+; /,
  );
  test.each(hosts.filter(({ isInstalled }) => isInstalled))(
    "has the usual headers on all pages but the editor, $name",
    async ({ start }) => {
      const host = await start(copy.root(), join(copy.folder(), "deploy"));
      const headersOf = async (path: string) => {
        const { headers } = await ask(host.origin, path);
        return names.map((name) => headers[name]);
      };
      for (const path of ["/", "/privacy", "/admin/editor.js", "/admin/x", "/nope"]) {
        expect([path, ...(await headersOf(path))]).toEqual([path, policy, "same-origin"]);
      }
      expect(await headersOf("/admin")).toEqual([
        expect.stringContaining("'unsafe-eval'"),
        "same-origin-allow-popups",
      ]);
      await host.stop();
    },
  );
});
