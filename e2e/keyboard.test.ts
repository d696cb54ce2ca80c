import { outOfOrder, tabThrough } from "./checks/tab-stops";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { findAll } from "./support/find";
import { scrollTo } from "./support/scrolling";
import { languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

describe.each(fullMatrix)("the Tab key, $code, $size", ({ code, size }) => {
  test.each(["/", "/terms", "/no-such-page"])(
    "reaches every control of %s in visual order, with a visible focus",
    async (path) => {
      const page = await open({ path: pathIn(code, path), size });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe(texts(code, "common:skip"));
      expect(stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`))).toEqual(
        [],
      );
      expect(outOfOrder(stops, languageOf(code).dir)).toEqual([]);

      // On a phone, the header has one more link while the page is scrolled.
      await scrollTo(page, 0);
      // Every link, button and field is one stop. A tab list is one stop, at the selected tab.
      const { length: links } = await findAll(page, "link");
      const { length: buttons } = await findAll(page, "button");
      const { length: fields } = await findAll(page, "textbox");
      const { length: tabs } = await findAll(page, "tablist");
      // A tab panel is a stop if it contains none.
      const { length: panels } = await page.$$("[role=tabpanel][tabindex='0']:not([hidden])");
      // A radio group is one stop, at the selected radio button.
      const { length: groups } = await findAll(page, "radiogroup");
      const { length: sliders } = await findAll(page, "slider");
      // The rows of the product demo, which have no role that all browsers agree on.
      const summaries = await page.$$eval(
        "summary",
        (all) => all.filter((each) => each.checkVisibility()).length,
      );
      const met = stops.filter(({ isScroller }) => !isScroller);
      expect(met).toHaveLength(
        links + buttons + fields + tabs + panels + groups + sliders + summaries,
      );
      await expectQuiet(page);
    },
  );
});
