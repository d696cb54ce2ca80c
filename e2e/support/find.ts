import { setTimeout as wait } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import { languageByCode, textIn } from "./texts";

type Scope = Page | ElementHandle;
type Box = Omit<DOMRect, "toJSON">;

/**
 * Calls a function until its result is truthy, also if it throws meanwhile, because the page navigates. It runs in
 * Node, because puppeteer's own waiting requires the page's scripts.
 */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  let cause: unknown;
  while (Date.now() < end) {
    const answer = await ask().catch((error: unknown) => {
      cause = error;
    });
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`The condition was not met within ${seconds} s`, { cause });
}

/** All elements with an accessible role, and with an accessible name if one is given. */
export async function findAll(scope: Scope, role: string, name?: string) {
  const named = name === undefined ? "" : `[name="${name.replaceAll('"', '\\"')}"]`;
  return scope.$$(`::-p-aria(${named}[role="${role}"])`) as Promise<ElementHandle<HTMLElement>[]>;
}

/** The only element with this role and name. Waits for it, and throws if there are none or several. */
export const find = (scope: Scope, role: string, name?: string) =>
  eventually(async () => {
    const found = await findAll(scope, role, name);
    if (found[0] && found.length === 1) return found[0];
    throw new Error(`${found.length} elements are a ${role} named ${name ?? "anything"}`);
  });

/** Returns whether no element has this role and name, now or within 20 s. */
export const isGone = (scope: Scope, role: string, name?: string): Promise<boolean> =>
  eventually(async () => (await findAll(scope, role, name)).length === 0).catch(() => false);

/** A link in a list of links, which other parts of the page may repeat. */
export const linkIn = (page: Page, list: string, name: string) =>
  // A list that was found before the page navigates has no links any more.
  eventually(async () => (await findAll(await find(page, "navigation", list), "link", name))[0]);

/** The link of the footer to a legal page. */
export const legalLink = (page: Page, code: string, id: string) =>
  linkIn(page, textIn(code, "common:footer.legal"), textIn(code, `common:footer.${id}`));

/** The link of the footer to a language. It is there at every size, and before any script runs. */
export const languageLink = (page: Page, from: string, to: string) =>
  linkIn(page, textIn(from, "common:language.heading"), languageByCode(to).endonym);

/** The height of the header that is fixed to the top, as in src/theme/global.css, in px. */
export const headerHeight = 72;

/** The box of an element in the window, in whole pixels, because browsers scroll by fractions of one. */
export const boxOf = (element: ElementHandle<Element>) =>
  element.evaluate((node) => {
    const sides = Object.entries<number>(node.getBoundingClientRect().toJSON());
    return Object.fromEntries(sides.map(([side, px]) => [side, Math.round(px)])) as Box;
  });
