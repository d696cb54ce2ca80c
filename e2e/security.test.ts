import { expectQuiet, inOneBrowser } from "./support/browser";
import { eventually } from "./support/find";
import { recordingOf } from "./support/recording";

// The headers of every answer: e2e/hosts. This is that the policy works, and that no test overlooks it.
const open = inOneBrowser();

const intrusions: Record<string, () => void> = {
  "an inline script": () =>
    document.body.append(
      Object.assign(document.createElement("script"), { text: "window.ran = true" }),
    ),
  "a handler in an attribute": () => {
    const image = document.createElement("img");
    image.setAttribute("onclick", "window.ran = true");
    image.click();
  },
  "a style element": () =>
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: "h1{color:red}" }),
    ),
  "a picture from elsewhere": () => {
    new Image().src = "http://localhost:1/a.png";
  },
};

test.each(Object.entries(intrusions))("%s is refused, and the tests notice", async (_, act) => {
  const page = await open({ path: "/no-such-page", size: "desktop" });
  await expectQuiet(page);
  await page.evaluate(act);
  const errors = () => {
    const { consoleErrors, pageErrors } = recordingOf(page);
    return [...consoleErrors, ...pageErrors].join();
  };
  await eventually(async () => errors() !== "");
  expect(errors()).toMatch(/Content[- ]Security[- ]Policy/);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
