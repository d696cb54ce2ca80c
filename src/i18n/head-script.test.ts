import { runInNewContext } from "node:vm";
import { headScript } from "./head-script";

interface Page {
  address?: string;
  /** The path that its HTML names. */
  path?: string;
  /** What localStorage holds; null when reading and writing are denied. */
  storage?: Record<string, string> | null;
  languages?: string;
  prefix?: string;
}

const removers: (() => void)[] = [];

/** Runs the script as a page's head does, in a browser of fakes around this document. */
function load({ address = "/", path, storage = {}, languages = "en zh-TW ar", prefix }: Page = {}) {
  const { pathname, search, hash } = new URL(address, "https://www.example.com");
  document.documentElement.dataset.path = path ?? pathname.slice(prefix?.length);
  const replaceState = jest.fn();
  const replace = jest.fn();
  const denied = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const setItem = jest.fn((key: string, value: string) => {
    if (storage) storage[key] = value;
    else denied();
  });
  const fakes = {
    location: { pathname, search, hash, replace },
    history: { state: { key: 1 }, replaceState },
    localStorage: {
      getItem: (key: string) => (storage ? (storage[key] ?? null) : denied()),
      setItem,
    },
    document,
    innerHeight: 1000,
    addEventListener: (type: string, listener: EventListener, capture: boolean) => {
      document.addEventListener(type, listener, capture);
      removers.push(() => document.removeEventListener(type, listener, capture));
    },
  };
  const settings = prefix === undefined ? { languages } : { languages, prefix };
  runInNewContext(`(${headScript.toString()})`, fakes)(settings);
  return { replace, replaceState, setItem, storage };
}

/** Links to languages, and sections whose tops stand at the given heights of the window. */
function show(sectionTops: Record<string, number> = {}): void {
  const sections = Object.keys(sectionTops).map((id) => `<section id="${id}"></section>`);
  document.body.innerHTML = `<main>${sections.join("")}</main>
    <a data-language="ar" href="/ar/terms" lang="ar"><b>العربية</b></a>
    <a data-language="en" href="/terms">English</a>`;
  for (const [id, top] of Object.entries(sectionTops)) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  document.body.addEventListener("click", (event) => event.preventDefault());
}

function press(selector: string, type = "click", button = 0): HTMLAnchorElement {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`No ${selector}`);
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
  return target.closest("a") as HTMLAnchorElement;
}

afterEach(() => {
  delete document.documentElement.dataset.languageChosen;
  for (const remove of removers.splice(0)) remove();
});

describe("the address", () => {
  test.each<[string, string, Page]>([
    ["/index.html", "/", { path: "/" }],
    ["/index", "/", { path: "/" }],
    ["/ar.html", "/ar", { path: "/ar" }],
    ["/ar/", "/ar", { path: "/ar" }],
    ["/ar/index.html", "/ar", { path: "/ar" }],
    ["/terms.html?a=1#use", "/terms?a=1#use", { path: "/terms" }],
    ["/ar/terms/", "/ar/terms", { path: "/ar/terms" }],
    ["/ar/terms/index.html", "/ar/terms", { path: "/ar/terms" }],
    ["/site/index.html", "/site/", { path: "/", prefix: "/site" }],
    ["/site/ar/terms.html", "/site/ar/terms", { path: "/ar/terms", prefix: "/site" }],
  ])("%s becomes %s, without a load", (address, own, page) => {
    const { replace, replaceState } = load({ address, ...page });
    expect(replaceState.mock.calls).toEqual([[{ key: 1 }, "", own]]);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each<[string, Page]>([
    ["/", { path: "/" }],
    ["/ar/terms#use", { path: "/ar/terms" }],
    ["/site/", { path: "/", prefix: "/site" }],
    ["/nope.html", { path: "/404" }],
    ["/nope/", { path: "/404" }],
    ["/ar/nope/index.html", { path: "/ar/404" }],
    ["/terms.html", { path: "/terms", prefix: "/site" }],
  ])("%s stays", (address, page) => {
    expect(load({ address, ...page }).replaceState).not.toHaveBeenCalled();
  });
});

describe("restoring the language", () => {
  test.each<[string, Page, string]>([
    ["home", { address: "/", storage: { language: "ar" } }, "/ar"],
    ["a page", { address: "/terms", storage: { language: "ar" } }, "/ar/terms"],
    [
      "query and hash",
      { address: "/?a=1&b=2#faq", storage: { language: "ar" } },
      "/ar?a=1&b=2#faq",
    ],
    [
      "home under the name of its file",
      { address: "/index.html", path: "/", storage: { language: "ar" } },
      "/ar",
    ],
    [
      "a page under the name of its file",
      { address: "/terms.html#use", path: "/terms", storage: { language: "ar" } },
      "/ar/terms#use",
    ],
    [
      "a page under a path prefix",
      { address: "/site/terms", storage: { language: "ar" }, prefix: "/site" },
      "/site/ar/terms",
    ],
    [
      "an address that only begins like a language",
      { address: "/argentina", storage: { language: "ar" } },
      "/ar/argentina",
    ],
  ])("%s goes on in the stored language", (_, page, address) => {
    const { replace, setItem } = load(page);
    expect(replace.mock.calls).toEqual([[address]]);
    expect(setItem).not.toHaveBeenCalled();
  });

  test.each<[string, Page]>([
    ["nothing is stored", { storage: {} }],
    ["English is stored", { storage: { language: "en" } }],
    ["an unknown language is stored", { storage: { language: "xx" } }],
    ["a path is stored", { storage: { language: "//evil.example" } }],
    ["storage is denied", { storage: null }],
    ["the address has this prefix", { address: "/ar", storage: { language: "ar" } }],
    ["the address has another prefix", { address: "/ar/terms", storage: { language: "zh-TW" } }],
    [
      "the address is the name of a language's file",
      { address: "/ar.html", path: "/ar", storage: { language: "zh-TW" } },
    ],
    [
      "the address has a language under the path prefix",
      { address: "/site/ar/terms", storage: { language: "zh-TW" }, prefix: "/site" },
    ],
  ])("stays where %s", (_, page) => {
    const { replace, setItem } = load(page);
    expect(replace).not.toHaveBeenCalled();
    expect(setItem).not.toHaveBeenCalled();
  });
});

test.each([
  ["en", "en"],
  ["ar", "ar"],
  // As when a language is withdrawn after somebody has chosen it.
  ["xx", undefined],
  ["", undefined],
])(
  "with %j in storage the choice is %j, so that only without one a language is offered",
  (language, chosen) => {
    load({ storage: { language } });
    expect(document.documentElement.dataset.languageChosen).toBe(chosen);
  },
);

describe("choosing a language", () => {
  test.each([
    ["a click", "a[data-language=ar]", "click", 0, [["language", "ar"]]],
    ["a middle click", "a[data-language=ar]", "auxclick", 1, [["language", "ar"]]],
    ["a click inside of the link", "a[data-language=ar] b", "click", 0, [["language", "ar"]]],
    ["a right click, which opens a menu,", "a[data-language=ar]", "auxclick", 2, []],
    ["a click elsewhere", "main", "click", 0, []],
  ])("%s on %s stores what it should", (_, selector, type, button, stored) => {
    const { setItem } = load();
    show();
    press(selector, type, button);
    expect(setItem.mock.calls).toEqual(stored);
  });

  test("works where storage is denied", () => {
    load({ address: "/#faq", storage: null });
    show();
    const { pathname, hash } = press("a[data-language=ar]");
    expect(pathname + hash).toBe("/ar/terms#faq");
  });

  test("listens before the page's own handlers", () => {
    const { setItem } = load();
    show();
    document.querySelector("a[data-language=ar]")?.addEventListener("click", (event) => {
      expect(setItem).toHaveBeenCalled();
      event.stopImmediatePropagation();
      event.preventDefault();
    });
    press("a[data-language=ar]");
    expect.assertions(1);
  });
});

describe("the hash of the section in view is added to the link", () => {
  test.each<[string, string, Record<string, number>, string]>([
    ["no section: the address's hash", "/#faq", {}, "#faq"],
    ["the first section: the address's hash", "/#faq", { home: 0, faq: 900 }, "#faq"],
    ["the section in view before the hash", "/#faq", { home: -900, features: 72 }, "#features"],
    ["a section at the line", "/", { home: -600, features: 400 }, "#features"],
    ["a section below the line", "/", { home: -600, features: 401 }, ""],
    ["the last one passed", "/", { home: -3000, features: -2000, faq: -9 }, "#faq"],
  ])("%s", (_, address, tops, hash) => {
    load({ address });
    show(tops);
    expect(press("a[data-language=ar]").hash).toBe(hash);
  });
});
