/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { colors } from "../theme/colors";
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

test.each(languages)(
  "a page in $code has its language, direction and path as attributes",
  (language) => {
    const { code, htmlLang, dir } = language;
    const path = localePath(code, "/terms");
    const attributes = { lang: htmlLang, dir, "data-path": path, "data-noscript": "" };
    expect(bodyOf(path).setHtmlAttributes).toHaveBeenCalledWith(attributes);
  },
);

test("the body has the addresses of the text fonts, for the inline script", () => {
  const attributes = { "data-text-fonts": expect.stringMatching(/^\[\["[^"]+","[^"]+","U\+/) };
  expect(bodyOf("/ar/terms").setBodyAttributes).toHaveBeenCalledWith(attributes);
});

test("the head script with its settings, the display font, the tokens, and the text font without a script", () => {
  const { setHeadComponents } = bodyOf("/");
  const html = renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]);
  const codes = languages.map(({ code }) => code).join(" ");
  expect(html).toContain(
    `<script data-languages="${codes}" data-prefix="">if (1 < 2) restore()</script>`,
  );
  expect(html).toMatch(/<link rel="preload" as="font" [^>]*crossorigin="anonymous"/i);
  expect(html).toContain(`--colors-ink:${colors.ink}`);
  expect(html).toMatch(/<noscript><style>[^<]+<\/style><\/noscript>/);
});
