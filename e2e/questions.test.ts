import type { ElementHandle } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll, textOf } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

// What the answers say, and the keys: src/sections/questions.
const open = inOneBrowser();

const isPicked = async (tab: ElementHandle) => (await attribute(tab, "aria-selected")) === "true";

test.each(bothLanguages)(
  "questions stay under the finger, their answer directly below, $code",
  async ({ code }) => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    const tabs = await findAll(await find(page, "tablist"), "tab");
    expect(tabs).toHaveLength(data.questionIds.length);
    for (const index of [1, 4, 2, 0, 3]) {
      const tab = tabs[index];
      if (tab === undefined) continue;
      await bringTo(page, tab, 300);
      const before = await boxOf(tab);
      const place = [before.left + 40, before.top + 20] as const;
      // Firefox's driver refuses touches; the page hears both as a click.
      await (isFirefox ? page.mouse.click(...place) : page.touchscreen.tap(...place));
      await eventually(() => isPicked(tab));
      const after = await boxOf(tab);
      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
      const panel = await find(page, "tabpanel");
      expect(await textOf(panel)).toContain(texts(code, `product:${data.questionIds[index]}`));
      const answer = await boxOf(panel);
      expect(answer.top).toBeGreaterThanOrEqual(after.bottom);
      expect(answer.top).toBeLessThan(844);
      const next = tabs[index + 1];
      if (next) expect((await boxOf(next)).top).toBeGreaterThanOrEqual(answer.bottom);
    }
    await expectQuiet(page);
  },
);
