import { setTimeout as wait } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import { languageOf, texts } from "./texts";

type Scope = Page | ElementHandle;

/** An error that only says that the document which was asked has given way to the next. */
const isLeaving = (error: unknown): boolean =>
  /context was destroyed|cannot find context|detached/i.test(String(error));

/**
 * Asks until the answer is something; Node keeps the time, since a page may run no scripts.
 * While one document gives way to the next there is nothing to ask, which is no error.
 * @param seconds after which it is an error, long enough for two browsers on a slow machine
 */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (!isLeaving(error)) throw error;
      return undefined;
    });
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain`);
    await wait(50);
  }
}

function selector(role: string, name?: string): string {
  const named = name === undefined ? "" : `[name="${name.replaceAll('"', '\\"')}"]`;
  return `aria/${named}[role="${role}"]`;
}

/** All elements that assistive technology meets with this role, and this name if one is given. */
export async function findAll(scope: Scope, role: string, name?: string) {
  return (await scope.$$(selector(role, name))) as ElementHandle<HTMLElement>[];
}

/** The only element with this role and name; it is an error if there are none or several. */
export async function find(scope: Scope, role: string, name?: string) {
  const found = await eventually(async () => {
    // While one document gives way to the next there is nothing to ask.
    const all = await findAll(scope, role, name).catch(() => []);
    return all.length > 0 && all;
  }).catch(() => []);
  const [element] = found;
  if (element === undefined || found.length > 1) {
    throw new Error(`${found.length} elements are a ${role} named ${name ?? "anything"}`);
  }
  return element;
}

/** The footer's link to a legal page: in a text there may be another of its name. */
export async function legalLink(page: Page, code: string, id: string) {
  const list = await find(page, "navigation", texts(code, "common:footer.legal"));
  return find(list, "link", texts(code, `common:footer.${id}`));
}

/**
 * The footer's link to a language: it is there at every size, and before any script runs. Asked for
 * anew each time, since a page that is being left takes its navigation with it.
 */
export function languageLink(page: Page, from: string, to: string) {
  return eventually(async () => {
    const list = await find(page, "navigation", texts(from, "common:language.heading"));
    const [link] = await findAll(list, "link", languageOf(to).endonym);
    return link;
  });
}

/** Whether nothing has this role and name, now or within a moment. */
export async function isGone(scope: Scope, role: string, name?: string): Promise<boolean> {
  return eventually(async () => (await findAll(scope, role, name)).length === 0).catch(() => false);
}

/** An attribute of an element as it is written. */
export function attribute(element: ElementHandle, name: string): Promise<string | null> {
  return element.evaluate((node, attributeName) => node.getAttribute(attributeName), name);
}

/** The text of an element, its white space made single spaces; those that may not break stay. */
export function textOf(element: ElementHandle<Element>): Promise<string> {
  return element.evaluate((node) => (node.textContent ?? "").replace(/[ \t\n]+/g, " ").trim());
}

/** Where an element stands in the window, in whole pixels: browsers scroll by fractions of one. */
export function boxOf(element: ElementHandle<Element>) {
  return element.evaluate((node) => {
    const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
    const box = { top, bottom, left, right, width, height };
    for (const key of Object.keys(box) as (keyof typeof box)[]) box[key] = Math.round(box[key]);
    return box;
  });
}

/** How far the text of an element is from the side of the element at which the page's lines begin, in px. */
export function insetOf(element: ElementHandle<Element>): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    const isRightToLeft = document.documentElement.dir === "rtl";
    return Math.round(isRightToLeft ? box.right - text.right : text.left - box.left);
  });
}

/** What has the focus: the accessible name if it is written, else the text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });
}
