/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../i18n/languages";
import { onRenderBody } from "./head-tags";

test("the head script with its settings, the display face, and the styles without a script", () => {
  Object.assign(globalThis, { HEAD_SCRIPT: "if (1 < 2) restore()" });
  const setHeadComponents = jest.fn();
  onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  const html = renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]);
  const codes = languages.map(({ code }) => code).join(" ");
  expect(html).toContain(
    `<script data-languages="${codes}" data-prefix="">if (1 < 2) restore()</script>`,
  );
  expect(html).toMatch(/<link rel="preload" as="font" [^>]*crossorigin="anonymous"/i);
  expect(html).toMatch(/<noscript><style>[^<]+<\/style><\/noscript>/);
});
