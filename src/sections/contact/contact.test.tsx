import { screen, within } from "@testing-library/react";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import Contact from "./contact";

test("shows what follows the trial, and names support email, phone and office", () => {
  const trialTerms = "After the trial, you choose.";
  const phone = "+49 (30) 555-01.32";
  const { siteJson } = landingData(language);
  renderInPage(<Contact siteJson={{ ...siteJson, phone }} />, { siteJson: { trialTerms } });
  expect(screen.getByText(trialTerms)).toBeInTheDocument();
  const textsOf = (role: string) => screen.getAllByRole(role).map((each) => each.textContent);
  expect(textsOf("term")).toEqual(
    ["email", "phone", "office"].map((id) => text(`landing:contact.${id}`)),
  );
  expect(textsOf("definition")).toEqual([siteJson.supportEmail, phone, siteJson.locationText]);
  const link = screen.getByRole("link", { name: phone });
  expect(link).toHaveAttribute("href", "tel:+49305550132");
  expect(within(link).getByText(phone)).toHaveAttribute("dir", "ltr");
});
