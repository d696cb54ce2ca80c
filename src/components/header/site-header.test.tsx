import { screen, waitFor, within } from "@testing-library/react";
import { languages } from "../../i18n/languages";
import { localePath } from "../../i18n/paths";
import { languageOf } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { LanguageMenu } from "./language-menu";
import { MobileMenu } from "./mobile-menu";
import { SiteHeader } from "./site-header";

const main = shellOf(language).navigationJson.main;
const home = localePath(language, "/");

const link = (name: string) => screen.getByRole("link", { name: text(name) });
const sections = () => screen.getByRole("navigation", { name: text("common:nav.main") });
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((each) => [each.textContent, each.getAttribute("href")]);

test("links to the sections of the landing page in the same language", () => {
  renderInPage(<SiteHeader />, { path: "/privacy" });
  expect(hrefs(sections())).toEqual(
    main.map(({ id, anchor }) => [text(`common:nav.${id}`), `${home}#${anchor}`]),
  );
});

test("links from the logo to the home page, and to the sign-up page", () => {
  renderInPage(<SiteHeader />, { path: "/terms" });
  expect(link("common:brandHome")).toHaveAttribute("href", `${home}#home`);
  expect(link("common:signUp")).toBeInTheDocument();
});

describe("language menu", () => {
  const { endonym } = languageOf(language);
  const button = () =>
    screen.getByRole("button", { name: text("common:language.button", { name: endonym }) });

  async function open() {
    const { user } = renderInPage(<LanguageMenu />, { path: "/privacy" });
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await user.click(button());
    // Chakra moves the focus to the menu one frame after opening it; earlier key presses go to the button.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    return user;
  }

  test("lists links to this page in every language and marks the current one", async () => {
    await open();
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual(
      languages.map(({ code, endonym: name }) => [name, localePath(code, "/privacy")]),
    );
    const current = items.filter((item) => item.hasAttribute("aria-current"));
    expect(current.map(({ textContent }) => textContent)).toEqual([endonym]);
  });
});

describe("mobile menu", () => {
  const toggle = () => screen.getByRole("button", { name: text("common:menu") });
  const sheet = () => screen.queryByRole("dialog", { name: text("common:menu") });

  test("opens with the links, every language and a sign-up link, and hides the page from assistive technology", async () => {
    const { user } = renderInPage(
      <>
        <p>page</p>
        <MobileMenu />
      </>,
    );
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle());
    await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));
    const found = hrefs(sheet() as HTMLElement);
    for (const { id, anchor } of main) {
      expect(found).toContainEqual([text(`common:nav.${id}`), `#${anchor}`]);
    }
    for (const { code, endonym } of languages) {
      expect(found).toContainEqual([endonym, localePath(code, "/")]);
    }
    expect(link("common:startTrial")).toBeVisible();
    expect(sheet()).toContainElement(toggle());
    expect(screen.getByText("page").closest("[aria-hidden=true]")).not.toBeNull();
  });
});
