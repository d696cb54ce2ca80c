import { fireEvent, screen } from "@testing-library/react";
import { correctHash, correctPath } from "./correct-address";
import { restoreLanguage, storeLanguage } from "./stored-language";

const { dataset } = document.documentElement;

test.each([
  ["/index.html", "/", "", "/"],
  ["/ar.html", "/ar", "", "/ar"],
  ["/ar/", "/ar", "", "/ar"],
  ["/site/ar/terms.html", "/ar/terms", "/site", "/site/ar/terms"],
  ["/ar/terms", "/ar/terms", "", "/ar/terms"],
  // The page of unknown addresses, and an address outside of the site.
  ["/nope.html", "/404", "", "/nope.html"],
  ["/terms.html", "/terms", "/site", "/terms.html"],
])("the address %s of the page %s below %j becomes %s", (address, path, prefix, corrected) => {
  dataset.path = path;
  history.replaceState({ key: 1 }, "", `${address}?a=1#use`);
  correctPath(prefix);
  expect(location.href).toBe(`http://localhost${corrected}?a=1#use`);
  expect(history.state).toEqual({ key: 1 });
});

test.each([
  ["#50%off", "#50%25off"],
  ["#%C3%A4", "#%C3%A4"],
  ["", ""],
])("replaces the hash %p by %p, and keeps the path", (hash, encoded) => {
  history.replaceState({ key: 1 }, "", `/terms?x=1${hash}`);
  correctHash();
  expect(location.href).toBe(`http://localhost/terms?x=1${encoded}`);
  expect(history.state).toEqual({ key: 1 });
});

/** Restores the language of a page, and returns the address that it opens instead. */
function restore(address: string, prefix = ""): string | undefined {
  history.replaceState(null, "", address);
  const open = jest.fn<void, [string]>();
  restoreLanguage(["en", "zh-TW", "ar"], prefix, open);
  return open.mock.calls[0]?.[0];
}

beforeAll(storeLanguage);

beforeEach(() => {
  localStorage.clear();
  delete dataset.languageChosen;
});

test.each([
  ["ar", "/?a=1&b=2#faq", "", "/ar?a=1&b=2#faq", "ar"],
  ["ar", "/terms#use", "", "/ar/terms#use", "ar"],
  ["ar", "/argentina", "", "/ar/argentina", "ar"],
  ["ar", "/site/terms", "/site", "/site/ar/terms", "ar"],
  ["zh-TW", "/ar", "", undefined, undefined],
  ["zh-TW", "/site/ar/terms", "/site", undefined, undefined],
  ["en", "/", "", undefined, "en"],
  ["", "/", "", undefined, undefined],
  // A language that was withdrawn after somebody has chosen it.
  ["xx", "/", "", undefined, undefined],
])("with %j in storage, %s below %j opens %s, and knows the choice %s", (...page) => {
  const [stored, address, prefix, opened, chosen] = page;
  localStorage.setItem("language", stored);
  expect(restore(address, prefix)).toBe(opened);
  expect(dataset.languageChosen).toBe(chosen);
});

describe("a link to another language", () => {
  /** Renders the link on a page, and sections whose tops are at the given heights of the window. */
  function renderLink(sectionTops: Record<string, number> = {}): HTMLAnchorElement {
    const sections = Object.keys(sectionTops).map((id) => `<section id="${id}"></section>`);
    document.body.innerHTML = `<main>${sections.join("")}</main>
      <a data-language="ar" href="/ar/terms" lang="ar"><b>العربية</b></a>`;
    for (const [id, top] of Object.entries(sectionTops)) {
      const section = document.getElementById(id) as HTMLElement;
      section.getBoundingClientRect = () => ({ top }) as DOMRect;
    }
    const link = screen.getByRole<HTMLAnchorElement>("link");
    // jsdom cannot navigate. This also proves that the choice is stored before the page's own handlers run.
    link.addEventListener("click", (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    });
    return link;
  }

  test.each([
    ["a click inside the link", "b", "click", 0, "ar"],
    ["a middle click", "a", "auxclick", 1, "ar"],
    ["a right click, which opens a menu,", "a", "auxclick", 2, null],
    ["a click elsewhere", "main", "click", 0, null],
  ])("%s stores its language or nothing", (_, selector, type, button, stored) => {
    renderLink();
    const options = { bubbles: true, cancelable: true, button };
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, options));
    expect(localStorage.getItem("language")).toBe(stored);
  });

  test.each([
    ["the address's hash without sections", "/#faq", {}, "#faq"],
    ["the section in view", "/#faq", { home: -900, features: 308 }, "#features"],
    ["no section below the line", "/", { home: -600, features: 309 }, ""],
    ["the last one passed", "/", { home: -3000, features: -2000, faq: -9 }, "#faq"],
  ])("leads to %s", (_, address, sectionTops, hash) => {
    jest.replaceProperty(window, "innerHeight", 770);
    history.replaceState(null, "", address);
    const link = renderLink(sectionTops);
    fireEvent.click(link);
    expect(link.pathname + link.hash).toBe(`/ar/terms${hash}`);
  });

  // Storage that is denied: e2e/storage.
  test("works if storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    const failed = jest.fn();
    window.addEventListener("error", failed, { once: true });
    fireEvent.click(renderLink());
    expect(failed).not.toHaveBeenCalled();
  });
});
