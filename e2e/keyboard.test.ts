import { expectQuiet, inOneBrowser } from "./support/browser";
import { everywhere } from "./support/cases";
import { findAll } from "./support/find";
import { outOfOrder, tabThrough } from "./support/keyboard";
import { languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

describe.each(everywhere)("by keyboard alone, $code, $size", ({ code, size }) => {
  test.each(["/", "/terms", "/no-such-page"])(
    "%s is gone through in visual order, the place always to be seen",
    async (path) => {
      const page = await open({ path: pathIn(code, path), size });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe(texts(code, "common:skip"));
      expect(stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`))).toEqual(
        [],
      );
      expect(outOfOrder(stops, languageOf(code).dir)).toEqual([]);

      // Every link and button is met; of the tabs only the picked one, as the pattern asks.
      const { length: links } = await findAll(page, "link");
      const { length: buttons } = await findAll(page, "button");
      const { length: fields } = await findAll(page, "textbox");
      const { length: tabs } = await findAll(page, "tablist");
      // A panel is a stop unless there are some in it.
      const { length: panels } = await page.$$("[role=tabpanel][tabindex='0']:not([hidden])");
      // A group of options is one stop, at the one that is picked.
      const { length: groups } = await findAll(page, "radiogroup");
      const { length: sliders } = await findAll(page, "slider");
      const met = stops.filter(({ isScroller }) => !isScroller);
      expect(met).toHaveLength(links + buttons + fields + tabs + panels + groups + sliders);
      await expectQuiet(page);
    },
  );
});
