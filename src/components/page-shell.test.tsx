import { screen } from "@testing-library/react";
import { useSite } from "../hooks/use-site";
import { testLanguages, textFinder } from "../testing/content";
import { shellOf } from "../testing/fixtures";
import { renderIn } from "../testing/render";
import { readErrorTexts } from "./error-page/error-page-texts";
import { PageShell } from "./page-shell";

function Where() {
  const { language, path, shell } = useSite();
  return <p>{`${language.code} ${path} ${shell.siteJson?.location}`}</p>;
}

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const shell = shellOf(language);

  beforeEach(() => {
    renderIn(
      language,
      <PageShell shell={shell} path="/terms">
        <h1>Content</h1>
        <Where />
      </PageShell>,
    );
  });

  test("the landmarks, in order", () => {
    const landmarks = [
      screen.getByRole("banner"),
      screen.getByRole("main"),
      screen.getByRole("contentinfo"),
    ];
    expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
    for (const [index, landmark] of landmarks.slice(1).entries()) {
      const before = landmarks[index] as HTMLElement;
      expect(before.compareDocumentPosition(landmark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test("the first link skips to the content, and belongs to the header", () => {
    const [first] = screen.getAllByRole("link");
    expect(screen.getByRole("banner")).toContainElement(first as HTMLElement);
    expect(first).toHaveAccessibleName(text("common:skip"));
    expect(first).toHaveAttribute("href", "#main");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  });

  test("what is inside knows the site, the language and the page", () => {
    expect(screen.getByText(`${language} /terms ${shell.siteJson?.location}`)).toBeInTheDocument();
  });

  test("the error page finds its texts in the page", () => {
    expect(readErrorTexts()).toEqual({
      title: text("common:error.title"),
      text: text("common:error.text"),
      home: text("common:error.home"),
      reload: text("common:error.reload"),
    });
  });
});
