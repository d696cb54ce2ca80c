import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { languageByCode, languages } from "../../i18n/languages";
import { localePath, signUpUrl } from "../../i18n/paths";
import { site } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import LanguageMenu from "./language-menu";
import MobileMenu from "./mobile-menu";
import { SiteHeader } from "./site-header";

const { main } = shellOf(language).navigationJson;
const link = (name: string) => screen.getByRole("link", { name: text(name) });

// The links of the header on a desktop: e2e/header.
test.each(languages)(
  "moves in the language menu to the language whose name begins with the typed letter: $endonym",
  async ({ endonym }) => {
    const { user } = renderInPage(<LanguageMenu />);
    const name = text("common:language.button", { name: languageByCode(language).endonym });
    await user.click(screen.getByRole("button", { name, expanded: false }));
    const menu = screen.getByRole("menu");
    // Chakra moves the focus to the menu one frame after opening it; earlier key presses go to the button.
    await waitFor(() => expect(menu).toHaveFocus());
    const first = [...endonym][0]?.toLocaleLowerCase() ?? "";
    await user.keyboard(first);
    const found = languages.find((each) => each.endonym.toLocaleLowerCase().startsWith(first));
    const item = screen.getByRole("menuitem", { name: found?.endonym });
    await waitFor(() => expect(menu).toHaveAttribute("aria-activedescendant", item.id));
  },
);

test("opens a mobile menu with all links", async () => {
  const { user } = renderInPage(<MobileMenu />);
  const name = text("common:menu");
  await user.click(screen.getByRole("button", { name, expanded: false }));
  const dialog = await screen.findByRole("dialog", { name });
  const links = within(dialog).getAllByRole("link");
  expect(links.map((each) => [each.textContent, each.getAttribute("href")])).toEqual(
    expect.arrayContaining([
      ...main.map((id) => [text(`common:nav.${id}`), `#${id}`]),
      ...languages.map(({ code, endonym }) => [endonym, localePath(code, "/")]),
    ]),
  );
  expect(link("common:brandHome")).toHaveAttribute("href", "#home");
  expect(link("common:startTrial")).toHaveAttribute("href", signUpUrl(site.appUrl));
  expect(within(dialog).getByRole("button", { name, expanded: true })).toBeVisible();
});

// Which of several sections is in view: src/inline-scripts/head.test.ts.
test("marks the link to the section in view, and none above all sections", async () => {
  renderInPage(<SiteHeader />, { path: "/" });
  // The menus load later.
  await waitFor(() => expect(screen.getAllByRole("button")).toHaveLength(2));
  const [id = ""] = main;
  const section = document.body.appendChild(document.createElement("section"));
  section.id = id;
  const scrollTo = (top: number) => {
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
    fireEvent.scroll(window);
    return screen.queryByRole("link", { current: true });
  };
  expect(scrollTo(0)).toBe(link(`common:nav.${id}`));
  expect(scrollTo(window.innerHeight)).toBeNull();
  section.remove();
});
