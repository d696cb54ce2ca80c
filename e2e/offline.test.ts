import type { StaticServer } from "../tools/server/static-server";
import { inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, findAll, isGone, legalLink } from "./support/find";
import { startSite } from "./support/servers";
import { faqOf, languageOf, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
let server: StaticServer;

beforeEach(async () => {
  server = await startSite();
});

afterEach(() => server.close());

describe.each(smokeMatrix)("offline after the load, $code, $size", ({ code, size }) => {
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);

  test("the page still works, and a link opens a whole page or the error of the browser", async () => {
    const page = await open({ path: pathIn(code, "/"), size, origin: server.url });
    await page.waitForNetworkIdle();
    await server.close();

    const list = await find(page, "navigation", t("common:footer.quickLinks"));
    await (await find(list, "link", t("common:nav.faq"))).click();
    const question = await find(page, "button", faqOf(code)[1]?.question);
    await eventually(async () => Math.abs((await boxOf(question)).top) < 900);
    await question.click();
    await page.waitForFunction((node) => node.ariaExpanded === "true", {}, question);

    const { endonym } = languageOf(code);
    const [name, role] =
      size === "phone"
        ? [t("common:menu"), "dialog"]
        : [t("common:language.button", { name: endonym }), "menu"];
    await (await find(page, "button", name)).click();
    await find(page, role);
    await page.keyboard.press("Escape");
    expect(await isGone(page, role)).toBe(true);
    expect(await findAll(page, "heading", t("common:error.title"))).toEqual([]);

    const home = t("landing:pricing.title");
    await (await legalLink(page, code, "terms")).click().catch(() => undefined);
    const headings = () =>
      page.$$eval("h1, h2", (found) => found.map((each) => each.textContent)).catch(() => [home]);
    // The page is shown if it was prefetched. Otherwise, the browser shows its own error page.
    await eventually(async () => !(await headings()).includes(home));
    const seen = await headings();
    expect(seen).not.toContain(t("common:error.title"));
    const isOwn = seen.includes(legalOf(code, "terms").title);
    expect(isOwn || (await page.$("main#main")) === null).toBe(true);
  });
});
