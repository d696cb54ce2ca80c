import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import common from "../../../locales/en/common.json";
import { localePath } from "../../i18n/paths";
import { language } from "../../testing/render";
import { ErrorBoundary } from "./error-boundary";
import { errorTextsId, readErrorTexts } from "./error-texts";

const english = common.error;
const others = { title: "خطأ", text: "عذرًا", home: "الرئيسية", reload: "إعادة" };

function Broken(): ReactElement {
  throw new Error("page-data was not what the page expects");
}

/** Renders an element as the browser does at first: without site data, translations or router. */
const show = (element: ReactElement) =>
  render(<ErrorBoundary address="/terms">{element}</ErrorBoundary>);

/** Puts a script element for the error texts with this content into the page. */
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
])(
  "a page %s throws: shows the error page with a home link in its language and a reload button",
  (_, html, texts) => {
    carry(html);
    window.history.pushState(null, "", localePath(language, "/terms"));
    show(<Broken />);
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeInTheDocument();
    expect(screen.getByText(texts.text)).toBeInTheDocument();
    const home = localePath(language, "/");
    expect(screen.getByRole("link", { name: texts.home })).toHaveAttribute("href", home);
    expect(screen.getByRole("button", { name: texts.reload })).toBeInTheDocument();
    expect(document.title).toBe(texts.title);
  },
);

test("falls back to English texts when the JSON in the page is invalid", () => {
  carry('{"title": "x');
  expect(readErrorTexts()).toEqual(english);
});
