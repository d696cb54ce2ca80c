import { expectQuiet, inOneBrowser } from "./support/browser";
import { eventually } from "./support/find";
import { recordingOf } from "./support/recording";

// The headers of all responses: e2e/hosts.
const open = inOneBrowser();

/** Violations of the policy, with what the browser logs. */
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

test("the Content-Security-Policy blocks foreign scripts, styles and pictures, and recordingOf reports that", async () => {
  const page = await open({ path: "/no-such-page", size: "desktop" });
  await expectQuiet(page);
  for (const [name, intrude] of intrusions) {
    await page.evaluate(intrude);
    const isBlocked = (error: string) =>
      /Content[- ]Security[- ]Policy/.test(error) && name.test(error);
    await eventually(async () => {
      const { consoleErrors, pageErrors } = recordingOf(page);
      return [...consoleErrors, ...pageErrors].some(isBlocked);
    });
  }
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
