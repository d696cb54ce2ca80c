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
      const { length: panels } = await findAll(page, "tabpanel");
      const met = stops.filter(({ isScroller }) => !isScroller);
      expect(met).toHaveLength(links + buttons + fields + tabs + panels);
      await expectQuiet(page);
    },
  );
});
