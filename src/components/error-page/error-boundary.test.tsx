import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StyleProvider } from "../../app/style-provider";
import { wrapPageElement } from "../../app/wrap-page";
import { localePath } from "../../i18n/paths";
import { testLanguages, textFinder } from "../../testing/content";
import { surroundings } from "../../testing/render";
import { readErrorTexts } from "./error-page-texts";
import { ErrorTexts } from "./error-texts";

function Broken(): ReactElement {
  throw new Error("page-data was not what the page expects");
}

/** The page as Gatsby's browser wrapper shows it, without site data, texts or router around it. */
const page = (element: ReactElement) =>
  render(<StyleProvider>{wrapPageElement?.({ element } as never, { plugins: [] })}</StyleProvider>);

/** What a page says whose HTML carries no texts. */
const english = readErrorTexts();

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

test("a page that does not throw is shown as it is", () => {
  page(<h1>Fine</h1>);
  expect(screen.getByRole("heading", { name: "Fine" })).toBeInTheDocument();
  expect(document.title).toBe("Page");
});

test("a page that throws: the error page with a way home and a reload", () => {
  window.history.pushState(null, "", "/privacy?a=1#rights");
  page(<Broken />);
  expect(screen.getByRole("heading", { level: 1, name: english.title })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: english.home })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: english.reload })).toHaveAttribute(
    "href",
    "http://localhost/privacy?a=1#rights",
  );
  expect(document.title).toBe(english.title);
});

test.each(testLanguages)("in %s, from the texts in the HTML", (language) => {
  const text = textFinder(language);
  const Page = surroundings(language);
  const html = document.createElement("div");
  html.innerHTML = renderToStaticMarkup(
    <Page>
      <ErrorTexts />
    </Page>,
  );
  document.body.append(html);
  window.history.pushState(null, "", localePath(language, "/terms"));
  page(<Broken />);
  const title = text("common:error.title");
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text("common:error.text"))).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("common:error.home") })).toHaveAttribute(
    "href",
    localePath(language, "/"),
  );
  expect(screen.getByRole("link", { name: text("common:error.reload") })).toBeInTheDocument();
  expect(document.title).toBe(title);
});

test("a text cannot end the script element that carries it", () => {
  const title = "</script><b>";
  const i18n = createInstance();
  i18n.init({
    lng: "en",
    initImmediate: false,
    resources: { en: { common: { error: { title, text: "", home: "", reload: "" } } } },
  });
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ErrorTexts />
    </I18nextProvider>,
  );
  expect(document.querySelector("b")).toBeNull();
  expect(readErrorTexts().title).toBe(title);
});

test.each(testLanguages)(
  "an address in %s whose HTML carries no texts: English, with its home",
  (code) => {
    const home = localePath(code, "/");
    window.history.pushState(null, "", home);
    page(<Broken />);
    expect(screen.getByRole("heading", { name: english.title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: english.home })).toHaveAttribute("href", home);
  },
);
