import type { ElementHandle, Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { fullMatrix, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { overflowing } from "./support/overflow";
import { codeOf, fieldOf as demoField } from "./support/product-demo";
import { setUpServer } from "./support/servers";
import { data, localePath, textIn } from "./support/texts";

// A visitor types a product name on the pack of the first screen, and all sections show it.
const server = setUpServer();
const open = setUpBrowser(server);

const fieldOf = (page: Page, code: string) =>
  find(page, "textbox", textIn(code, "landing:hero.nameLabel"));

/** The boxes of all elements outside of drawings, without the coupon, which gets a line with the name. */
const places = (page: Page) =>
  page.$$eval("main :is(section, h1, h2, h3, p, dl, figure, a, button, input)", (elements) =>
    elements
      .filter((element) => !element.closest("#product-demo, #contact") && element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = [left, top, width, height].map((value) => Math.round(value)).join(" ");
        return `${element.localName} ${element.id}: ${place}`;
      }),
  );

/** What the page has stored. */
const storage = (page: Page) =>
  page.evaluate(() => [{ ...localStorage }, Object.keys(sessionStorage)]);

/** Whether a section shows a name, in one element or in the lines of a drawing. */
const isShown = (page: Page, section: string, name: string) =>
  page.$eval(
    section,
    (element, text) =>
      [...element.querySelectorAll("span, bdi, b, text")].some(
        (each) => each.textContent === text && each.checkVisibility({ visibilityProperty: true }),
      ),
    name,
  );

test.each(fullMatrix)(
  "a typed name is shown in every section, also if it has 40 wide letters, and nothing moves, $code, $size",
  async ({ code, size }) => {
    const name = "Apricot jam";
    const page = await open({ path: localePath(code, "/"), size });
    await page.waitForNetworkIdle();
    const [before, kept] = [await places(page), await storage(page)];
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const field = await fieldOf(page, code);
    await field.click();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    expect(await places(page)).toEqual(before);
    expect(requests).toEqual([]);
    expect(await storage(page)).toEqual(kept);
    // The dieline has no title block on a phone, and the phone in it shows the answer alone.
    const sections = ["#home", "#contact", ...(size === "phone" ? [] : ["#features"])];
    for (const section of sections) await eventually(() => isShown(page, section, name));

    const long = "Dark chocolate with sea salt and almonds";
    for (const letters of ["W".repeat(40), "ش".repeat(40), "番".repeat(40), long]) {
      await field.evaluate((node) => (node as HTMLInputElement).select());
      await page.keyboard.type(letters);
      expect(await places(page)).toEqual(before);
    }
    // The drawn name stays on the front of the pack.
    const overflow = await page.$eval("#home svg #carton", (pack) => {
      const box = (pack.querySelector("path") as SVGPathElement).getBoundingClientRect();
      return [...pack.querySelectorAll("text")].filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      }).length;
    });
    expect(overflow).toBe(0);
    // Nor does the name overflow in the coupon.
    await eventually(() => isShown(page, "#contact", long));
    await page.setViewport({ ...page.viewport(), width: 320, height: 844 });
    expect((await overflowing(page)).filter((each) => each.includes("chocolate"))).toEqual([]);
  },
);

test.each(smokeMatrix)(
  "what was typed before the scripts have loaded is shown, $code, $size",
  async (each) => {
    const release = server.hold(/\.js$/);
    const { code, size } = each;
    const path = localePath(code, "/");
    const page = await open({ path, size, waitUntil: "domcontentloaded" });
    const number = "6291041500213";
    const nameField = await fieldOf(page, code);
    const numberField = await demoField(page, code);
    await nameField.type("Plum jam");
    await numberField.type(number);
    expect(await isShown(page, "#home", "Plum jam")).toBe(false);
    release();
    await eventually(() => isShown(page, "#home", "Plum jam"));
    await codeOf(page, code, `${data.linkHost}/01/0${number}`);
    const textIn = (field: ElementHandle<HTMLElement>) =>
      field.evaluate((node) => (node as HTMLInputElement).value);
    expect([await textIn(nameField), await textIn(numberField)]).toEqual(["Plum jam", number]);
  },
);
