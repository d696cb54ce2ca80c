import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import common from "../../../locales/en/common.json";
import { localePath } from "../../i18n/paths";
import { language } from "../../testing/render";
import { ErrorBoundary } from "./error-boundary";
import { errorTextsId } from "./error-texts";

const others = { title: "خطأ", text: "عذرًا", home: "الرئيسية", reload: "إعادة" };

function Broken(): ReactElement {
  throw new Error("page-data was not what the page expects");
}

test.each([
  ["contains its texts", JSON.stringify(others), others],
  ["contains none", "", common.error],
])(
  "if a page that %s throws, the error page has a link home and a button to reload",
  (_, json, texts) => {
    jest.spyOn(console, "error").mockImplementation();
    document.body.innerHTML = `<script id="${errorTextsId}" type="application/json">${json}</script>`;
    const address = `${localePath(language, "/terms")}?a=1#use`;
    window.history.pushState(null, "", address);
    // As the browser does at first: without site data, translations or router.
    render(
      <ErrorBoundary address="/terms">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeInTheDocument();
    expect(screen.getByText(texts.text)).toBeInTheDocument();
    const home = localePath(language, "/");
    expect(screen.getByRole("link", { name: texts.home })).toHaveAttribute("href", home);
    expect(screen.getByRole("button", { name: texts.reload })).toBeInTheDocument();
    expect(document.title).toBe(texts.title);
  },
);
