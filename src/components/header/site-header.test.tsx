import { screen, waitFor, within } from "@testing-library/react";
import { languages } from "../../i18n/languages";
import { localePath, signUpUrl } from "../../i18n/paths";
import { languageOf, site } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { LanguageMenu } from "./language-menu";
import { MobileMenu } from "./mobile-menu";
import { SiteHeader } from "./site-header";

const main = shellOf(language).navigationJson.main;
const home = localePath(language, "/");

const link = (name: string) => screen.getByRole("link", { name: text(name) });
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((each) => [each.textContent, each.getAttribute("href")]);

test("links to the landing page and its sections in the same language, and to the sign-up page", () => {
  renderInPage(<SiteHeader />, { path: "/terms" });
  const sections = screen.getByRole("navigation", { name: text("common:nav.main") });
  expect(hrefs(sections)).toEqual(
    main.map(({ id, anchor }) => [text(`common:nav.${id}`), `${home}#${anchor}`]),
  );
  expect(link("common:brandHome")).toHaveAttribute("href", `${home}#home`);
  expect(link("common:signUp")).toHaveAttribute("href", signUpUrl(site.appUrl));
});

test("opens a menu with links to this page in every language and marks the current one", async () => {
  const { endonym } = languageOf(language);
  const { user } = renderInPage(<LanguageMenu />, { path: "/privacy" });
  const name = text("common:language.button", { name: endonym });
  const button = screen.getByRole("button", { name });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  // Chakra moves the focus to the menu one frame after opening it; earlier key presses go to the button.
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  expect(button).toHaveAttribute("aria-expanded", "true");
  const items = screen.getAllByRole("menuitem");
  expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual(
    languages.map((each) => [each.endonym, localePath(each.code, "/privacy")]),
  );
  const current = items.filter((item) => item.hasAttribute("aria-current"));
  expect(current.map(({ textContent }) => textContent)).toEqual([endonym]);
});

test.each(languages.filter(({ endonym }) => !/[a-z]/i.test(endonym)))(
  "moves in the language menu to the language whose name begins with the typed letter: $endonym",
  async ({ endonym }) => {
    const { user } = renderInPage(<LanguageMenu />);
    const { endonym: current } = languageOf(language);
    const name = text("common:language.button", { name: current });
    await user.click(screen.getByRole("button", { name }));
    const menu = screen.getByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    const first = [...endonym][0]?.toLocaleLowerCase() ?? "";
    await user.keyboard(first);
    const found = languages.find((each) => each.endonym.toLocaleLowerCase().startsWith(first));
    const item = screen.getByRole("menuitem", { name: found?.endonym });
    await waitFor(() => expect(menu).toHaveAttribute("aria-activedescendant", item.id));
  },
);

test("opens a mobile menu with all links, and hides the page from assistive technology", async () => {
  const toggle = () => screen.getByRole("button", { name: text("common:menu") });
  const { user } = renderInPage(
    <>
      <p>page</p>
      <MobileMenu />
    </>,
  );
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle());
  const dialog = await screen.findByRole("dialog", { name: text("common:menu") });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(hrefs(dialog)).toEqual(
    expect.arrayContaining([
      ...main.map(({ id, anchor }) => [text(`common:nav.${id}`), `#${anchor}`]),
      ...languages.map(({ code, endonym }) => [endonym, localePath(code, "/")]),
    ]),
  );
  expect(link("common:startTrial")).toBeVisible();
  expect(dialog).toContainElement(toggle());
  expect(screen.getByText("page").closest("[aria-hidden=true]")).not.toBeNull();
});
