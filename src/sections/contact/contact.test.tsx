import { screen, within } from "@testing-library/react";
import { signUpUrl } from "../../content/sign-up-url";
import { site, testLanguages, textFinder } from "../../testing/content";
import { images, shellOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { Contact } from "./contact";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const title = text("landing:contact.title");

  test("a region named by its heading; the last thing asked for is the trial", () => {
    renderIn(language, <Contact images={images} />);
    const region = within(screen.getByRole("region", { name: title }));
    expect(region.getByRole("heading", { level: 2, name: title })).toBeInTheDocument();
    expect(region.getByText(text("landing:contact.lead"))).toBeInTheDocument();
    expect(region.getByRole("link", { name: text("common:startTrial") })).toHaveAttribute(
      "href",
      signUpUrl(site.appUrl),
    );
  });

  test("the newsletter under its own heading", () => {
    renderIn(language, <Contact images={images} />);
    const name = text("landing:contact.newsletter");
    expect(screen.getByRole("heading", { level: 3, name })).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveAttribute("type", "email");
  });

  test("support e-mail, phone and office under their names", () => {
    renderIn(language, <Contact images={images} />);
    expect(screen.getByRole("link", { name: site.supportEmail })).toHaveAttribute(
      "href",
      `mailto:${site.supportEmail}`,
    );
    const location = site.location[language] ?? site.location.en;
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      ["email", "phone", "office"].map((id) => text(`landing:contact.${id}`)),
    );
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      site.supportEmail,
      site.phone,
      location,
    ]);
  });

  test.each([
    ["+1 415 555 0132", "tel:+14155550132"],
    ["+49 (30) 555-01.32", "tel:+49305550132"],
    ["0800 555", "tel:0800555"],
  ])("the phone number %s is dialled as %s, and reads from left to right", (phone, href) => {
    const shell = shellOf(language);
    renderIn(language, <Contact images={images} />, {
      shell: { ...shell, siteJson: shell.siteJson && { ...shell.siteJson, phone } },
    });
    const link = screen.getByRole("link", { name: phone });
    expect(link).toHaveAttribute("href", href);
    expect(within(link).getByText(phone)).toHaveAttribute("dir", "ltr");
  });

  test("the picture has its text", () => {
    renderIn(language, <Contact images={images} />);
    expect(
      screen.getByRole("img", { name: text("landing:contact.mushroomsAlt") }),
    ).toBeInTheDocument();
  });
});
