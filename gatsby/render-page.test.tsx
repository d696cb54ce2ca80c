/** @jest-environment node */
import { jsx } from "@emotion/react";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { replaceRenderer } from "./render-page";

// Lazy sections are in the HTML: e2e/without-script. Their style sheet: e2e/budgets and e2e/layout-shift.

const Red = () => jsx("p", { css: { color: "red" } }, "red");

function Broken(): ReactElement {
  throw new Error("broken");
}

async function renderPage(bodyComponent: ReactElement) {
  const setHeadComponents = jest.fn();
  const replaceBodyHTMLString = jest.fn();
  await replaceRenderer?.(
    { bodyComponent, setHeadComponents, replaceBodyHTMLString } as unknown as ReplaceRendererArgs,
    { plugins: [] },
  );
  return {
    head: renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0] ?? ""),
    body: String(replaceBodyHTMLString.mock.calls[0]?.[0]),
  };
}

test("Emotion's rules are in one style in the head, if there are any", async () => {
  expect((await renderPage(<p>plain</p>)).head).toBe("");
  const { head, body } = await renderPage(
    <main>
      <Red />
      <Red />
    </main>,
  );
  expect(body).not.toContain("<style");
  const [, name = "none"] = /class="css-([\w-]+)"/.exec(body) ?? [];
  expect(head).toBe(`<style data-emotion="css ${name}">.css-${name}{color:red;}</style>`);
});

test("characters of several bytes are intact on a long page", async () => {
  // React has the problem with texts that fit into its buffer, not with one long text.
  const texts = Array.from({ length: 500 }, (_, index) => `読${index}み取る`);
  const items = texts.map((text) => <li key={text}>{text}</li>);
  const { body } = await renderPage(<ul>{items}</ul>);
  expect(body).toBe(`<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`);
});

test("a page that throws stops the build", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await expect(renderPage(<Broken />)).rejects.toThrow("broken");
  log.mockRestore();
});
