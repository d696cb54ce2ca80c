import "../testing/browser-apis";
import { layOutRest } from "./lay-out-rest";

/** Says how the page came to be open. */
function visited(type: string, hash = ""): void {
  const entries: Record<string, unknown[]> = { navigation: [{ type }] };
  jest
    .spyOn(performance, "getEntriesByType")
    .mockImplementation((kind) => (entries[kind] ?? []) as PerformanceEntryList);
  window.location.hash = hash;
}

const parts = () => [...document.querySelectorAll<HTMLElement>("[id]")];
const shown = () => parts().flatMap(({ id, style }) => (style.display === "none" ? [] : [id]));
const everything = ["head", "words", "picture", "features", "questions", "pricing", "foot"];
const firstWords = ["head", "words"];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  document.head.innerHTML = "<template><style>@font-face{}</style></template>";
  document.body.innerHTML = `<header id="head"></header><main>
    <section><h1 id="words"></h1><figure class="art"><svg id="picture"></svg></figure></section>
    <section id="features"><section id="questions"></section></section>
    <section id="pricing"></section></main><footer id="foot"></footer>`;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["opened at an anchor", "navigate", "faq"],
  ["gone back to", "back_forward", ""],
  ["loaded again", "reload", ""],
])("a page that is %s is laid out whole", (_, type, hash) => {
  visited(type, hash);
  layOutRest(Promise.resolve());
  expect(shown()).toEqual(everything);
});

test("at the first sign of a visitor, all is laid out at once", () => {
  visited("navigate");
  const layOut = layOutRest(Promise.resolve());
  expect(shown()).toEqual(firstWords);
  expect(document.body.style.minHeight).toBe("200vh");
  layOut();
  expect(shown()).toEqual(everything);
  expect(document.body.style.minHeight).toBe("");
});

test("after the paint comes what is on the screen, and the rest once the fonts are there", async () => {
  visited("navigate");
  const main = document.querySelector("main") as HTMLElement;
  const height = () => (shown().includes("questions") ? 2000 : 500);
  main.getBoundingClientRect = () => ({ bottom: height() }) as DOMRect;
  let paint = () => {};
  layOutRest(new Promise<void>((resolve) => (paint = resolve)));
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual(firstWords);
  expect(document.head.querySelector("style")).toBeNull();

  paint();
  await Promise.resolve();
  expect(shown()).toEqual(["head", "words", "picture", "features", "questions"]);
  expect(document.head.querySelector("style")).not.toBeNull();
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual(everything);
});
