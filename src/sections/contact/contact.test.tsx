import { screen, within } from "@testing-library/react";
import { site } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Contact } from "./contact";

const shell = shellOf(language);

test("is a region named by its heading with the trial, the newsletter and a picture", () => {
  renderInPage(<Contact />);
  const title = `${text("landing:contact.titleFirst")} ${text("landing:contact.titleSecond")}`;
  const region = within(screen.getByRole("region", { name: title }));
  expect(
    region.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([
    ["H2", title],
    ["H3", text("landing:contact.newsletter")],
    ["H3", text("landing:contact.person")],
  ]);
  expect(region.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
  expect(
    region.getByRole("img", { name: text("landing:contact.mushroomsAlt") }),
  ).toBeInTheDocument();
});

test("shows what follows the trial before the sign-up button if it is set", () => {
  const trialTerms = "After the trial, you choose.";
  renderInPage(<Contact />, {
    shell: { ...shell, siteJson: { ...shell.siteJson, trialTerms } },
  });
  const signUp = screen.getByRole("link", { name: text("common:startTrial") });
  expect(screen.getByText(trialTerms).compareDocumentPosition(signUp)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("shows support email, phone and office with their names", () => {
  renderInPage(<Contact />);
  const textsOf = (role: string) => screen.getAllByRole(role).map((each) => each.textContent);
  expect(textsOf("term")).toEqual(
    ["email", "phone", "office"].map((id) => text(`landing:contact.${id}`)),
  );
  const office = site.location[language] ?? site.location.en;
  expect(textsOf("definition")).toEqual([site.supportEmail, site.phone, office]);
});

test.each([
  ["+1 415 555 0132", "tel:+14155550132"],
  ["+49 (30) 555-01.32", "tel:+49305550132"],
])("links the phone number %s to %s and keeps it from left to right", (phone, href) => {
  renderInPage(<Contact />, { shell: { ...shell, siteJson: { ...shell.siteJson, phone } } });
  const link = screen.getByRole("link", { name: phone });
  expect(link).toHaveAttribute("href", href);
  expect(within(link).getByText(phone)).toHaveAttribute("dir", "ltr");
});
