import { expectQuiet, inOneBrowser, recordingOf } from "./support/browser";
import { eventually } from "./support/find";

// What the policy allows: gatsby/security-headers. The headers of all responses: e2e/hosts.
const open = inOneBrowser();

test("the Content-Security-Policy is in force, and recordingOf reports what it blocks", async () => {
  const page = await open({ path: "/no-such-page", size: "desktop" });
  await expectQuiet(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.text = "window.ran = true";
    document.body.append(script);
  });
  await eventually(async () =>
    recordingOf(page).consoleErrors.some(
      (error) => /Content[- ]Security[- ]Policy/.test(error) && /inline script/.test(error),
    ),
  );
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
