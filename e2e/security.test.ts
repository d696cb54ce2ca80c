import { expectQuiet, inOneBrowser } from "./support/browser";
import { eventually } from "./support/find";
import { recordingOf } from "./support/recording";

// The headers of every answer: e2e/hosts. This is that the policy works, and that no test overlooks it.
const open = inOneBrowser();

/** What a browser says of each, and what it is that it refuses. */
const intrusions: [RegExp, () => void][] = [
  [
    /inline script/,
    () =>
      document.body.append(
        Object.assign(document.createElement("script"), { text: "window.ran = true" }),
      ),
  ],
  [
    /event handler/,
    () => {
      const image = document.createElement("img");
      image.setAttribute("onclick", "window.ran = true");
      image.click();
    },
  ],
  [
    /inline style/,
    () =>
      document.head.append(
        Object.assign(document.createElement("style"), { textContent: "h1{color:red}" }),
      ),
  ],
  [
    /img-src/,
    () => {
      new Image().src = "http://localhost:1/a.png";
    },
  ],
];

test("what is not the site's is refused, and the tests notice", async () => {
  const page = await open({ path: "/no-such-page", size: "desktop" });
  await expectQuiet(page);
  for (const [name, intrude] of intrusions) {
    await page.evaluate(intrude);
    const isRefused = (error: string) =>
      /Content[- ]Security[- ]Policy/.test(error) && name.test(error);
    await eventually(async () => {
      const { consoleErrors, pageErrors } = recordingOf(page);
      return [...consoleErrors, ...pageErrors].some(isRefused);
    });
  }
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
