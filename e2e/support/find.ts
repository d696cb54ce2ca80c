import { setTimeout as wait } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import { languageOf, texts } from "./texts";

type Scope = Page | ElementHandle;

/**
 * Calls a function until its result is truthy, also if the page navigates meanwhile. It runs in Node, because
 * puppeteer's own waiting requires the page's scripts.
 */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const answer = await ask().catch((error: unknown) => {
      if (!/context was destroyed|cannot find context|detached/i.test(String(error))) throw error;
    });
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`The condition was not met within ${seconds} s`);
}

/** All elements with an accessible role, and with an accessible name if one is given. */
export async function findAll(scope: Scope, role: string, name?: string) {
  const named = name === undefined ? "" : `[name="${name.replaceAll('"', '\\"')}"]`;
  return scope.$$(`::-p-aria(${named}[role="${role}"])`) as Promise<ElementHandle<HTMLElement>[]>;
}

/** The only element with this role and name. Waits for it, and throws if there are none or several. */
export async function find(scope: Scope, role: string, name?: string) {
  const found = await eventually(async () => {
    const all = await findAll(scope, role, name).catch(() => []);
    return all.length > 0 && all;
  }).catch(() => []);
  const [element] = found;
  if (element && found.length === 1) return element;
  throw new Error(`${found.length} elements are a ${role} named ${name ?? "anything"}`);
}

/** Whether no element has this role and name, now or within 20 s. */
export const isGone = (scope: Scope, role: string, name?: string): Promise<boolean> =>
  eventually(async () => (await findAll(scope, role, name)).length === 0).catch(() => false);

/** The link of the footer to a legal page. The texts of a page may contain another one of this name. */
export async function legalLink(page: Page, code: string, id: string) {
  const list = await find(page, "navigation", texts(code, "common:footer.legal"));
  return find(list, "link", texts(code, `common:footer.${id}`));
}

/** The link of the footer to a language. It is there at every size, and before any script runs. */
export const languageLink = (page: Page, from: string, to: string) =>
  // A list that was found before the page navigates has no links any more.
  eventually(async () => {
    const list = await find(page, "navigation", texts(from, "common:language.heading"));
    return (await findAll(list, "link", languageOf(to).endonym))[0];
  });

export const attribute = (element: ElementHandle, name: string): Promise<string | null> =>
  element.evaluate((node, attributeName) => node.getAttribute(attributeName), name);

/** The text of an element with single spaces. No-break spaces stay. */
export const textOf = (element: ElementHandle<Element>): Promise<string> =>
  element.evaluate((node) => (node.textContent ?? "").replace(/[ \t\n]+/g, " ").trim());

/** The height of the header that is fixed to the top, as in src/theme/global.css, in px. */
export const headerHeight = 72;

/** The box of an element in the window, in whole pixels, because browsers scroll by fractions of one. */
export const boxOf = (element: ElementHandle<Element>) =>
  element.evaluate((node) => {
    const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
    const box = { top, bottom, left, right, width, height };
    for (const key of Object.keys(box) as (keyof typeof box)[]) box[key] = Math.round(box[key]);
    return box;
  });
