import { expectQuiet, inOneBrowser } from "./support/browser";
import { isPublished } from "./support/cases";
import { previewAddress } from "./support/preview";
import { states } from "./support/states";
import { smallTargets } from "./support/targets";
import { data, pathIn, samplePages } from "./support/texts";

const open = inOneBrowser();
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];
// Each of another script, with its own lines and lengths.
const codes = ["en", "ar", "hi", "ja"].filter(isPublished);

describe.each(codes)("what a finger is to meet, %s", (code) => {
  test.each(paths)("has its size on %s in every state", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "phone" });
    const found: string[] = [];
    for (const state of states.filter(({ fits }) => fits(path, 390))) {
      await state.enter(page, code);
      const small = await smallTargets(page, data.site.appUrl);
      found.push(...small.map((each) => `${state.name}: ${each}`));
    }
    expect(found).toEqual([]);
    if (path !== "/no-such-page") await expectQuiet(page);
  });
});
