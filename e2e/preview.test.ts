import { previewHash } from "../src/draft/preview-hash";
import { setUpBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { find } from "./support/find";
import { data, jam, localePath, previewAddress, textIn } from "./support/texts";

// The preview of a visitor's product. Its content: src/components/product-page.
const open = setUpBrowser();

// Hostile hashes: src/draft.
test.each(smokeMatrix)(
  "the preview shows the product in its hash as text, and that a visitor made it, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => textIn(code, `pages:preview.${key}`);
    const page = await open({ path: localePath(code, previewAddress), size });
    await find(page, "heading", jam.name);
    expect(await page.evaluate(() => document.body.innerText)).toContain(t("notice"));
    expect(await page.$("header, footer, a[href^='#']")).toBeNull();
    expect(await page.title()).toBe(`${t("title")} | ${data.site.brand}`);
    const head = await page.$eval("head", ({ innerHTML }) => innerHTML);
    expect(head).toMatch(/name="robots" content="noindex"/);
    expect(head).toMatch(/name="format-detection" content="telephone=no"/);

    const markup = "<img src=//x onerror=alert(1)>";
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      previewHash({ ...jam, name: markup, batch: "//evil.example" }).hash,
    );
    await find(page, "heading", markup);
    expect(await page.$$("body img, body iframe, main script, main a, main [onerror]")).toEqual([]);
  },
);

test.each(smokeMatrix)(
  "without scripts, the preview says that it needs them, $code, $size",
  async ({ code, size }) => {
    const path = localePath(code, previewAddress);
    const page = await open({ path, size, js: false });
    const text = await page.evaluate(() => document.body.innerText);
    for (const key of ["withoutScript", "notice"]) {
      expect(text).toContain(textIn(code, `pages:preview.${key}`));
    }
  },
);

// What the policy allows: gatsby/security-headers. The headers of all responses: e2e/hosts.
test("the Content-Security-Policy blocks a script that is not the site's", async () => {
  const path = localePath("en", previewAddress);
  const page = await open({ path, size: "desktop", expected: /Content[- ]Security[- ]Policy/ });
  const directive = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        const script = document.createElement("script");
        script.text = "window.ran = true";
        document.body.append(script);
      }),
  );
  expect(directive).toBe("script-src-elem");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
