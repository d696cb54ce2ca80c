/** @jest-environment node */
import { jsx } from "@emotion/react";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { replaceRenderer } from "./render-page";

// Lazy sections are in the HTML: e2e/without-script. Their style sheet: e2e/budgets and e2e/layout-shift.

async function renderPage(bodyComponent: ReactElement) {
  const setHeadComponents = jest.fn();
  const replaceBodyHTMLString = jest.fn();
  const page = { bodyComponent, setHeadComponents, replaceBodyHTMLString };
  await replaceRenderer?.(page as unknown as ReplaceRendererArgs, { plugins: [] });
  return {
    head: renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0] ?? ""),
    body: String(replaceBodyHTMLString.mock.calls[0]?.[0]),
  };
}

test("Emotion's rules are in one style in the head, and long pages have intact characters of several bytes", async () => {
  // React has the problem with texts that fit into its buffer, not with one long text.
  const texts = Array.from({ length: 500 }, (_, index) => `読${index}み取る`);
  const { head, body } = await renderPage(
    <ul>{texts.map((text) => jsx("li", { key: text, css: { color: "red" } }, text))}</ul>,
  );
  const [, name = "none"] = /class="css-([\w-]+)"/.exec(body) ?? [];
  expect(head).toBe(`<style data-emotion="css ${name}">.css-${name}{color:red;}</style>`);
  const items = texts.map((text) => `<li class="css-${name}">${text}</li>`);
  expect(body).toBe(`<ul>${items.join("")}</ul>`);
});

test("a page that throws stops the build", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const Broken = () => {
    throw new Error("broken");
  };
  await expect(renderPage(<Broken />)).rejects.toThrow("broken");
});
