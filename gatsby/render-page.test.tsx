/** @jest-environment node */
import type { ReplaceRendererArgs } from "gatsby";
import { lazy, type ReactElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ButtonLink } from "../src/components/button/button-link";
import { LateStyles } from "../src/components/late-styles";
import { replaceRenderer } from "./render-page";

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
    head: renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]),
    body: String(replaceBodyHTMLString.mock.calls[0]?.[0]),
  };
}

test("all CSS of the page in one style in the head, none in the body", async () => {
  const { head, body } = await renderPage(<ButtonLink href="/">Go</ButtonLink>);
  expect(body).not.toContain("<style");
  expect(head.match(/<style/g)).toHaveLength(1);
  const [, name = "none"] = /class="css-([\w-]+)"/.exec(body) ?? [];
  expect(head).toContain(`.css-${name}{`);
  expect(head).toContain("@font-face");
});

test("the CSS of what stands after a place for it alone stands there", async () => {
  const { head, body } = await renderPage(
    <main>
      <ButtonLink href="/">Go</ButtonLink>
      <LateStyles />
      <ButtonLink href="/">Go on</ButtonLink>
      <ButtonLink href="/" variant="outline">
        Go elsewhere
      </ButtonLink>
    </main>,
  );
  const [, late = "none"] = /class="css-([\w-]+)">Go elsewhere/.exec(body) ?? [];
  const [, early = "none"] = /class="css-([\w-]+)">Go on/.exec(body) ?? [];
  expect(head).toContain(`.css-${early}{`);
  expect(head).not.toContain(`.css-${late}{`);
  expect(body).toMatch(`<div data-late-styles=""><style>.css-${late}{`);
  expect(body).not.toContain(`.css-${early}{`);
});

test("a piece that comes late is in the HTML, in its place, without scripts", async () => {
  const Late = lazy(async () => ({ default: () => <p>late</p> }));
  const { body } = await renderPage(
    <div>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </div>,
  );
  expect(body).toContain("<p>late</p>");
  expect(body).not.toContain("waiting");
  expect(body).not.toContain("<script");
});

test("letters of several bytes stand whole, however long the page is", async () => {
  const texts = Array.from({ length: 500 }, (_, index) => `読${index}み取る`);
  const { body } = await renderPage(
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>,
  );
  expect(body).toBe(`<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`);
});

test("a page that throws stops the build", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await expect(renderPage(<Broken />)).rejects.toThrow("broken");
  log.mockRestore();
});
