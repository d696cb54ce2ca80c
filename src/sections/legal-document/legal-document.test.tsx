import { screen, within } from "@testing-library/react";
import { site } from "../../testing/content";
import { legalDocument } from "../../testing/fixtures";
import { renderInPage, text } from "../../testing/render";
import { LegalDocument } from "./legal-document";

const show = () =>
  renderInPage(
    <LegalDocument
      legal={legalDocument}
      updated="2026-11-20"
      updatedText="20 / 11 / 2026"
      isTerms={false}
    />,
    { page: "legal", path: "/privacy" },
  );

const contents = () => within(screen.getByRole("navigation", { name: text("legal:onThisPage") }));

test("its title, and the facts under their names", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: legalDocument.title })).toBeInTheDocument();
  const textsOf = (role: string) => screen.getAllByRole(role).map((each) => each.textContent);
  expect(textsOf("term")).toEqual(
    ["updated", "appliesTo", "questions"].map((key) => text(`legal:${key}`)),
  );
  expect(textsOf("definition")).toEqual([
    "20 / 11 / 2026",
    legalDocument.appliesTo,
    site.privacyEmail,
  ]);
  expect(screen.getByText("20 / 11 / 2026")).toHaveAttribute("datetime", "2026-11-20");
  expect(screen.getByText(site.privacyEmail)).toHaveAttribute("dir", "ltr");
});

test("each section is a region named by its heading, with the build's HTML, in the contents", () => {
  show();
  const links = contents().getAllByRole("link");
  for (const [index, { id, heading, html }] of legalDocument.sections.entries()) {
    const section = screen.getByRole("region", { name: heading });
    expect(section).toHaveAttribute("id", id);
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent(heading);
    expect(section.innerHTML).toContain(html);
    expect(links[index]).toHaveAttribute("href", `#${id}`);
  }
  expect(screen.getByRole("article").innerHTML).toContain(legalDocument.summary);
});
