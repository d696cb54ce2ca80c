import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StyleProvider } from "../app/style-provider";
import { wrapPageElement } from "../app/wrap-page";
import { type TestLanguage, textFinder } from "../testing/content";
import { surroundings } from "../testing/render";
import { readErrorTexts } from "./error-page-texts";
import { ErrorTexts } from "./error-texts";

function Broken(): ReactElement {
  throw new Error("page-data was not what the page expects");
}

/** The page as Gatsby's browser wrapper shows it, without site data, texts or router around it. */
const page = (element: ReactElement) =>
  render(<StyleProvider>{wrapPageElement?.({ element } as never, { plugins: [] })}</StyleProvider>);

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
  expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveTextContent(/Reload it, or go back/);
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Reload the page" })).toHaveAttribute(
    "href",
    "http://localhost/privacy?a=1#rights",
  );
  expect(document.title).toBe("Unexpected Application Error");
});

test.each<[TestLanguage, string, string]>([
  ["en", "/terms", "/"],
  ["ar", "/ar/terms", "/ar"],
])("in %s, from the texts in the HTML of %s", (language, address, home) => {
  const text = textFinder(language);
  const Page = surroundings(language);
  const html = document.createElement("div");
  html.innerHTML = renderToStaticMarkup(
    <Page>
      <ErrorTexts />
    </Page>,
  );
  document.body.append(html);
  window.history.pushState(null, "", address);
  page(<Broken />);
  const title = text("common:error.title");
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text("common:error.text"))).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("common:error.home") })).toHaveAttribute(
    "href",
    home,
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

test("an Arabic address whose HTML carries no texts: English, and home is Arabic", () => {
  window.history.pushState(null, "", "/ar");
  page(<Broken />);
  expect(screen.getByRole("heading", { name: "Unexpected Application Error" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/ar");
});
