import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import common from "../../../locales/en/common.json";
import { StyleProvider } from "../../app/style-provider";
import { localePath } from "../../i18n/paths";
import { language } from "../../testing/render";
import { ErrorBoundary } from "./error-boundary";
import { ErrorTexts, errorTextsId, readErrorTexts } from "./error-texts";

const english = common.error;
const others = { title: "خطأ", text: "عذرًا", home: "الرئيسية", reload: "إعادة" };

function Broken(): ReactElement {
  throw new Error("page-data was not what the page expects");
}

/** A page as the browser shows it, without site data, texts or router around it. */
const show = (element: ReactElement) =>
  render(
    <StyleProvider>
      <ErrorBoundary>{element}</ErrorBoundary>
    </StyleProvider>,
  );

/** Lets the page's HTML carry texts, or what has become of them. */
const carry = (content: string) => {
  document.body.innerHTML = `<script id="${errorTextsId}" type="application/json">${content}</script>`;
};

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "";
  document.title = "Page";
});

afterEach(() => {
  log.mockRestore();
  window.history.pushState(null, "", "/");
});

test.each([
  ["that carries its texts", JSON.stringify(others), others],
  ["that carries none", "", english],
])("a page %s throws: the error page, a way home in its language, a reload", (_, html, texts) => {
  carry(html);
  const address = `${localePath(language, "/terms")}?a=1#use`;
  window.history.pushState(null, "", address);
  show(<Broken />);
  expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeInTheDocument();
  expect(screen.getByText(texts.text)).toBeInTheDocument();
  const home = localePath(language, "/");
  expect(screen.getByRole("link", { name: texts.home })).toHaveAttribute("href", home);
  const reload = screen.getByRole<HTMLAnchorElement>("link", { name: texts.reload });
  expect(reload.href).toBe(`http://localhost${address}`);
  expect(document.title).toBe(texts.title);
});

test.each([
  ["a text is missing", JSON.stringify({ title: others.title }), { title: others.title }],
  ["it is broken JSON", '{"title": "x', {}],
])("what the HTML carries is completed by English where %s", (_, html, texts) => {
  carry(html);
  expect(readErrorTexts()).toEqual({ ...english, ...texts });
});

test("a text cannot end the script element that carries it", () => {
  const title = "</script><b>";
  const i18n = createInstance();
  i18n.init({
    lng: "en",
    initImmediate: false,
    resources: { en: { common: { error: { ...english, title } } } },
  });
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ErrorTexts />
    </I18nextProvider>,
  );
  expect(document.querySelector("b")).toBeNull();
  expect(readErrorTexts().title).toBe(title);
});
