import { screen } from "@testing-library/react";
import { shellOf } from "../testing/fixtures";
import { language, renderInPage, text } from "../testing/render";
import { readErrorTexts } from "./error-page/error-page-texts";
import { PageShell } from "./page-shell";

beforeEach(() => {
  renderInPage(
    <PageShell shell={shellOf(language)} path="/terms">
      <p />
    </PageShell>,
  );
});

test("the landmarks, in order", () => {
  const landmarks = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
  const inPage = [...document.querySelectorAll<HTMLElement>("body *")];
  expect(inPage.filter((element) => landmarks.includes(element))).toEqual(landmarks);
});

test("the first link skips to the content, and belongs to the header", () => {
  const [first] = screen.getAllByRole("link");
  expect(screen.getByRole("banner")).toContainElement(first as HTMLElement);
  expect(first).toHaveAccessibleName(text("common:skip"));
  expect(first).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
});

test("the error page finds its texts in the page", () => {
  expect(readErrorTexts().title).toBe(text("common:error.title"));
});
