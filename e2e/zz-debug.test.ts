import { inOneBrowser } from "./support/browser";
import { find } from "./support/find";
const open = inOneBrowser();
const state = (page: any) => page.evaluate(() => { const a = document.activeElement as HTMLElement; return [a.tagName, a.getAttribute("aria-activedescendant"),  [...document.querySelectorAll('[role=menuitem]')].map(e=>e.outerHTML)].join(" | ").slice(0,1500); });
test("x", async () => {
  const page = await open({ path: "/", size: "desktop" });
  const b = await find(page, "button", "Language: English");
  await b.focus();
  await page.keyboard.press("Enter"); await new Promise(r=>setTimeout(r,400));
  console.log(await state(page));
  await page.keyboard.press("End"); await new Promise(r=>setTimeout(r,400));
  await page.keyboard.press("e"); await new Promise(r=>setTimeout(r,400));
  console.log("e", await state(page));
  await new Promise(r=>setTimeout(r,1400));
  await page.evaluate(()=>document.activeElement!.dispatchEvent(new KeyboardEvent("keydown",{key:"ا",bubbles:true,cancelable:true})));await new Promise(r=>setTimeout(r,400));
  console.log("alif", await state(page));
});
