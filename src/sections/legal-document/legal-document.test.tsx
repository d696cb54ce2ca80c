import { screen, within } from "@testing-library/react";
import { site, testLanguages, textFinder } from "../../testing/content";
import { legalDocument } from "../../testing/fixtures";
import { FakeIntersectionObserver as Observer } from "../../testing/intersection-observer";
import { renderIn } from "../../testing/render";
import { LegalDocument } from "./legal-document";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);

  const show = (isTerms = false) =>
    renderIn(
      language,
      <LegalDocument
        legal={legalDocument}
        updated="2026-11-20"
        updatedText="20 / 11 / 2026"
        isTerms={isTerms}
      />,
      { page: "legal", path: "/privacy" },
    );

  const contents = () => screen.getByRole("navigation", { name: text("legal:onThisPage") });

  test("its title, and the facts under their names", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "House rules" })).toBeInTheDocument();
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(terms).toEqual([
      text("legal:updated"),
      text("legal:appliesTo"),
      text("legal:questions"),
    ]);
    expect(facts).toEqual(["20 / 11 / 2026", "This house", site.privacyEmail]);
    expect(screen.getByText("20 / 11 / 2026")).toHaveAttribute("datetime", "2026-11-20");
  });

  test.each([
    ["terms", true, site.legalEmail],
    ["the others", false, site.privacyEmail],
  ])("questions about %s go to their own address", (_, isTerms, email) => {
    show(isTerms);
    const link = screen.getByRole("link", { name: email });
    expect(link).toHaveAttribute("href", `mailto:${email}`);
    expect(within(link).getByText(email)).toHaveAttribute("dir", "ltr");
  });

  test("each section is a region named by its heading, which the contents lead to", () => {
    show();
    const links = within(contents()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#scope", "#guests"]);
    for (const { id, heading } of legalDocument.sections) {
      expect(screen.getByRole("region", { name: heading })).toHaveAttribute("id", id);
      expect(screen.getByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
    }
  });

  test("the summary and the sections carry the build's HTML", () => {
    show();
    const article = screen.getByRole("article");
    expect(within(article).getByText("be kind").tagName).toBe("STRONG");
    const guests = screen.getByRole("region", { name: "Guests" });
    expect(within(guests).getByRole("link", { name: "privacy" })).toHaveAttribute(
      "href",
      "/privacy",
    );
  });

  test("the contents mark the section in view", () => {
    Observer.install();
    show();
    expect(within(contents()).queryByRole("link", { current: true })).toBeNull();
    Observer.cross({ scope: false, guests: true });
    expect(within(contents()).getByRole("link", { current: true })).toHaveTextContent("Guests");
    Observer.cross({ scope: true, guests: false });
    expect(within(contents()).getByRole("link", { current: true })).toHaveTextContent("Scope");
    Observer.remove();
  });
});
