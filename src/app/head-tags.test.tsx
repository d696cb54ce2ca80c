/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../i18n/languages";
import { onRenderBody } from "./head-tags";

/** What the page at a path is given. */
function bodyOf(pathname: string) {
  Object.assign(globalThis, { HEAD_SCRIPT: "if (1 < 2) restore()" });
  const args = {
    pathname,
    setBodyAttributes: jest.fn(),
    setHeadComponents: jest.fn(),
    setHtmlAttributes: jest.fn(),
  };
  onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  return args;
}

test.each([
  ["/", "en", "ltr"],
  ["/privacy", "en", "ltr"],
  ["/ar", "ar", "rtl"],
  ["/ar/404", "ar", "rtl"],
  ["/zh-TW/terms", "zh-Hant-TW", "ltr"],
])("%s is in %s, %s", (pathname, lang, dir) => {
  expect(bodyOf(pathname).setHtmlAttributes).toHaveBeenCalledWith({ lang, dir });
});

test("the body names the page, for the script loader", () => {
  expect(bodyOf("/ar/terms").setBodyAttributes).toHaveBeenCalledWith({ "data-path": "/ar/terms" });
});

test("the head script with its settings, the display face, and the styles without a script", () => {
  const { setHeadComponents } = bodyOf("/");
  const html = renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]);
  const codes = languages.map(({ code }) => code).join(" ");
  expect(html).toContain(
    `<script data-languages="${codes}" data-prefix="">if (1 < 2) restore()</script>`,
  );
  expect(html).toMatch(/<link rel="preload" as="font" [^>]*crossorigin="anonymous"/i);
  expect(html).toMatch(/<noscript><style>[^<]+<\/style><\/noscript>/);
});
