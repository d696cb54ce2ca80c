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

test("its links lead to the landing page's sections in the same language", () => {
  renderInPage(<SiteHeader />, { path: "/privacy" });
  expect(hrefs(sections())).toEqual(
    main.map(({ id, anchor }) => [text(`common:nav.${id}`), `${home}#${anchor}`]),
  );
});

test("the mark leads home, and there is a way to sign up", () => {
  renderInPage(<SiteHeader />, { path: "/terms" });
  expect(link("common:brandHome")).toHaveAttribute("href", `${home}#home`);
  expect(link("common:signUp")).toBeInTheDocument();
});

describe("the language menu", () => {
  const { endonym } = languageOf(language);
  const button = () =>
    screen.getByRole("button", { name: text("common:language.button", { name: endonym }) });

  async function open() {
    const { user } = renderInPage(<LanguageMenu />, { path: "/privacy" });
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await user.click(button());
    // The menu takes the focus a frame after it has opened; keys before that are the button's.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    return user;
  }

  test("its items are links to this page, the current one marked", async () => {
    await open();
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual(
      languages.map(({ code, endonym: name }) => [name, localePath(code, "/privacy")]),
    );
    const current = items.filter((item) => item.hasAttribute("aria-current"));
    expect(current.map(({ textContent }) => textContent)).toEqual([endonym]);
  });
});

describe("the menu of small screens", () => {
  const toggle = () => screen.getByRole("button", { name: text("common:menu") });
  const sheet = () => screen.queryByRole("dialog", { name: text("common:menu") });

  test("opens with the links, every language and a sign-up link; the page is out of reach", async () => {
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
