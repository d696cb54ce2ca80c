import type { Page } from "puppeteer-core";

/** Opens the form of a file on the editing page, where the visitor is not signed in yet. */
export async function openForm(page: Page, url: string, collection: string, name: string) {
  await page.goto(`${url}/admin#/collections/${collection}/entries/${name}`);
  await page.locator('::-p-aria([name="Login"][role="button"])').click();
}

/** Opens an entry of a list; the only button that does so has no name. */
export async function openEntry(page: Page, label: string): Promise<void> {
  const button = `//*[not(*) and text()='${label}']/ancestor::div[.//button][1]//button`;
  await page.locator(`::-p-xpath(${button})`).click();
}
