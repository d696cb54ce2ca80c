import { expectQuiet, inOneBrowser, recordingOf } from "./support/browser";
import { eventually } from "./support/find";

// The headers of all responses: e2e/hosts.
const open = inOneBrowser();

/** Violations of the policy, with what the browser logs. */
const violations: [RegExp, () => void][] = [
  [
    /inline script/,
    () => {
      const script = document.createElement("script");
      script.text = "window.ran = true";
      document.body.append(script);
    },
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
    () => {
      const style = document.createElement("style");
      style.textContent = "h1{color:red}";
      document.head.append(style);
    },
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
  for (const [name, violate] of violations) {
    await page.evaluate(violate);
    await eventually(async () => {
      const { consoleErrors, pageErrors } = recordingOf(page);
      return [...consoleErrors, ...pageErrors].some(
        (error) => /Content[- ]Security[- ]Policy/.test(error) && name.test(error),
      );
    });
  }
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
