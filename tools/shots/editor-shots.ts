import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import { openEntry, openForm } from "../../editor/drive";

/** A form, the entry to open in it, and the field to show; Decap CMS shows names in capitals. */
const views = [
  {
    name: "price",
    group: "site",
    form: "data-plans",
    entry: "ADVANCE",
    field: '[name="PRICE IN CENTS"][role="spinbutton"]',
  },
  {
    name: "answer",
    group: "hi",
    form: "data-faqs-hi",
    entry: "trial",
    field: '[name="ANSWER"][role="textbox"]',
  },
];

/**
 * Photographs the editing page for docs/editing-content.md, with the built site beside the forms.
 * @returns the names of the pictures
 */
export async function editorShots(
  browser: Browser,
  root: string,
  siteUrl: string,
): Promise<string[]> {
  // Loaded here: its dependencies are installed apart, by npm run edit.
  const { startEditor } = await import("../../editor/editor-server");
  const editor = await startEditor({ root, port: 0, preview: siteUrl });
  const names: string[] = [];
  for (const { name, group, form, entry, field } of views) {
    // Nobody is signed in there yet.
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1200, height: 760 });
    await openForm(page, editor.url, group, form);
    await openEntry(page, entry);
    await page.locator(`::-p-aria(${field})`).click();
    await page.waitForNetworkIdle();
    // The page in the frame fades in.
    await wait(1000);
    names.push(`editing-${name}.png`);
    await page.screenshot({ path: `${join(root, "docs")}/editing-${name}.png` });
    await context.close();
  }
  await editor.close();
  return names;
}
