import { expectQuiet, inOneBrowser, siteUrl } from "./support/browser";
import { otherThan } from "./support/cases";
import { eventually } from "./support/find";
import { recordingOf } from "./support/recording";
import { pathIn } from "./support/texts";

const open = inOneBrowser();
const home = { path: "/", size: "desktop" } as const;
const { code } = otherThan("en");

const required = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

test.each([
  "/",
  pathIn(code, "/privacy"),
  pathIn(code, "/nope"),
  "/favicon.svg",
  "/page-data/app-data.json",
])("%s is answered with every security header", async (path) => {
  const { headers } = await fetch(siteUrl() + path);
  expect(required.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get("content-security-policy")?.length).toBeLessThan(1500);
});

test.each([
  [
    "an inline script",
    () =>
      document.body.append(
        Object.assign(document.createElement("script"), { text: "window.ran = true" }),
      ),
  ],
  [
    "a handler in an attribute",
    () => {
      const image = document.createElement("img");
      image.setAttribute("onclick", "window.ran = true");
      image.click();
    },
  ],
  [
    "a style element",
    () =>
      document.head.append(
        Object.assign(document.createElement("style"), { textContent: "h1{color:red}" }),
      ),
  ],
  [
    "a picture from elsewhere",
    () => {
      new Image().src = "http://localhost:1/a.png";
    },
  ],
] as const)("%s is refused, and the tests notice", async (_, act) => {
  const page = await open(home);
  await expectQuiet(page);
  await page.evaluate(act as () => void);
  const errors = () => {
    const { consoleErrors, pageErrors } = recordingOf(page);
    return [...consoleErrors, ...pageErrors].join();
  };
  await eventually(async () => errors() !== "");
  expect(errors()).toMatch(/Content[- ]Security[- ]Policy/);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
