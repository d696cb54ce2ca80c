import { runInNewContext } from "node:vm";
import { headScript } from "./head-script";

interface Page {
  address?: string;
  /** The page's own path, without prefix; by default that of the address. */
  path?: string;
  /** The language in localStorage; null when reading and writing are denied. */
  stored?: string | null;
  prefix?: string;
}

const removers: (() => void)[] = [];

/** Runs the script as a page's head does, with this document and mocks of the browser's other objects. */
function load({ address = "/", path, stored, prefix = "" }: Page = {}) {
  const { pathname, search, hash } = new URL(address, "https://www.example.com");
  document.documentElement.dataset.path = path ?? pathname.slice(prefix.length);
  const access = (value?: string) => {
    if (stored === null) throw new DOMException("The operation is insecure.", "SecurityError");
    return value;
  };
  const mocks = {
    replace: jest.fn(),
    replaceState: jest.fn(),
    setItem: jest.fn(() => access()),
  };
  const browser = {
    location: { pathname, search, hash, replace: mocks.replace },
    history: { state: { key: 1 }, replaceState: mocks.replaceState },
    localStorage: { getItem: () => access(stored ?? undefined), setItem: mocks.setItem },
    document,
    innerHeight: 1000,
    addEventListener: (type: string, listener: EventListener, capture: boolean) => {
      document.addEventListener(type, listener, capture);
      removers.push(() => document.removeEventListener(type, listener, capture));
    },
  };
  runInNewContext(`(${headScript.toString()})`, browser)({ languages: "en zh-TW ar", prefix });
  return mocks;
}

/** Renders links to languages, and sections whose tops are at the given heights of the window. */
function renderLinks(sectionTops: Record<string, number> = {}): void {
  const sections = Object.keys(sectionTops).map((id) => `<section id="${id}"></section>`);
  document.body.innerHTML = `<main>${sections.join("")}</main>
    <a data-language="ar" href="/ar/terms" lang="ar"><b>العربية</b></a>`;
  for (const [id, top] of Object.entries(sectionTops)) {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  document.body.addEventListener("click", (event) => event.preventDefault());
}

function press(selector = "a", type = "click", button = 0): HTMLAnchorElement {
  const target = document.querySelector(selector) as HTMLElement;
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
  return target.closest("a") as HTMLAnchorElement;
}

afterEach(() => {
  delete document.documentElement.dataset.languageChosen;
  for (const remove of removers.splice(0)) remove();
});

test.each([
  ["/index.html", "/", ""],
  ["/ar.html", "/ar", ""],
  ["/ar/terms/index.html", "/ar/terms", ""],
  ["/site/index.html", "/", "/site"],
  ["/site/ar/terms.html", "/ar/terms", "/site"],
])("corrects the address %s to that of the page %s below %j, without a load", (...page) => {
  const [address, path, prefix] = page;
  const { replace, replaceState } = load({ address: `${address}?a=1#use`, path, prefix });
  expect(replaceState.mock.calls).toEqual([[{ key: 1 }, "", `${prefix}${path}?a=1#use`]]);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ["/", "/", ""],
  ["/ar/terms#use", "/ar/terms", ""],
  ["/nope.html", "/404", ""],
  ["/terms.html", "/terms", "/site"],
])("keeps the address %s of the page %s below %j", (address, path, prefix) => {
  expect(load({ address, path, prefix }).replaceState).not.toHaveBeenCalled();
});

test.each<[Page, string]>([
  [{ address: "/?a=1&b=2#faq" }, "/ar?a=1&b=2#faq"],
  [{ address: "/terms.html#use", path: "/terms" }, "/ar/terms#use"],
  [{ address: "/site/terms", prefix: "/site" }, "/site/ar/terms"],
  [{ address: "/argentina" }, "/ar/argentina"],
])("restores the stored language of %j at %s", (page, address) => {
  const { replace, setItem } = load({ ...page, stored: "ar" });
  expect(replace.mock.calls).toEqual([[address]]);
  expect(setItem).not.toHaveBeenCalled();
});

test.each<[string, Page]>([
  ["nothing is stored", {}],
  ["English is stored", { stored: "en" }],
  ["a path is stored", { stored: "//evil.example" }],
  ["storage is denied", { stored: null }],
  ["the address has another prefix", { address: "/ar/terms", stored: "zh-TW" }],
  ["the address is a file's", { address: "/ar.html", path: "/ar", stored: "zh-TW" }],
  [
    "the address has a language below the path prefix",
    { address: "/site/ar/terms", stored: "zh-TW", prefix: "/site" },
  ],
])("redirects to no language if %s", (_, page) => {
  const { replace, setItem } = load(page);
  expect(replace).not.toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
});

test.each([
  ["en", "en"],
  ["ar", "ar"],
  // A language that was withdrawn after somebody has chosen it.
  ["xx", undefined],
])("with %j in storage, the page knows the choice %j and offers no other", (stored, chosen) => {
  load({ stored });
  expect(document.documentElement.dataset.languageChosen).toBe(chosen);
});

test.each([
  ["a middle click", "a", "auxclick", 1, [["language", "ar"]]],
  ["a click inside the link", "a b", "click", 0, [["language", "ar"]]],
  ["a right click, which opens a menu,", "a", "auxclick", 2, []],
  ["a click elsewhere", "main", "click", 0, []],
])("%s on %s stores the link's language or nothing", (_, selector, type, button, stored) => {
  const { setItem } = load();
  renderLinks();
  press(selector, type, button);
  expect(setItem.mock.calls).toEqual(stored);
});

test("handles a click before the page's own handlers", () => {
  const { setItem } = load();
  renderLinks();
  document.querySelector("a")?.addEventListener("click", (event) => {
    expect(setItem).toHaveBeenCalled();
    event.stopImmediatePropagation();
    event.preventDefault();
  });
  press();
  expect.assertions(1);
});

test.each<[string, Page, Record<string, number>, string]>([
  [
    "the address's hash without sections, even if storage is denied",
    { address: "/#faq", stored: null },
    {},
    "#faq",
  ],
  ["the section in view", { address: "/#faq" }, { home: -900, features: 72 }, "#features"],
  ["no section below the line", {}, { home: -600, features: 401 }, ""],
  ["the last one passed", {}, { home: -3000, features: -2000, faq: -9 }, "#faq"],
])("adds to the link of a language: %s", (_, page, sectionTops, hash) => {
  load(page);
  renderLinks(sectionTops);
  const { pathname, hash: added } = press();
  expect(pathname + added).toBe(`/ar/terms${hash}`);
});
