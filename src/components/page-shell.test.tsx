import { screen } from "@testing-library/react";
import { useSite } from "../hooks/use-site";
import { shellOf } from "../testing/fixtures";
import { language, renderInPage, text } from "../testing/render";
import { readErrorTexts } from "./error-page/error-page-texts";
import { PageShell } from "./page-shell";

const shell = shellOf(language);

function Where() {
  const site = useSite();
  return <p>{`${site.language.code} ${site.path} ${site.shell.siteJson?.location}`}</p>;
}

beforeEach(() => {
  renderInPage(
    <PageShell shell={shell} path="/terms">
      <Where />
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

test("what is inside knows the site, the language and the page", () => {
  const where = `${language} /terms ${shell.siteJson?.location}`;
  expect(screen.getByText(where)).toBeInTheDocument();
});

test("the error page finds its texts in the page", () => {
  expect(readErrorTexts().title).toBe(text("common:error.title"));
});
