import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { languages } from "../../i18n/languages";
import { localePath } from "../../i18n/paths";
import { languageOf } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { FakeIntersectionObserver as Observer } from "../../testing/intersection-observer";
import { language, renderInPage, text } from "../../testing/render";
import { SiteHeader } from "./site-header";

const main = shellOf(language).navigationJson?.main ?? [];
const home = localePath(language, "/");

const link = (name: string) => screen.getByRole("link", { name: text(name) });
const sections = () => screen.getByRole("navigation", { name: text("common:nav.main") });
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((each) => [each.textContent, each.getAttribute("href")]);

test.each([
  ["/", ""],
  ["/privacy", home],
  [null, home],
])("on %p its links lead to the landing page's sections in the same language", (path, page) => {
  renderInPage(<SiteHeader />, { path });
  expect(hrefs(sections())).toEqual(
    main.map(({ id, anchor }) => [text(`common:nav.${id}`), `${page}#${anchor}`]),
  );
});

test("the mark leads home, and there is a way to sign up", () => {
  renderInPage(<SiteHeader />, { path: "/terms" });
  expect(link("common:brandHome")).toHaveAttribute("href", `${home}#home`);
  expect(link("common:signUp")).toBeInTheDocument();
});

test.each([
  ["/", "#pricing"],
  ["/terms", undefined],
])("on %s the section in view is %s", (path, href) => {
  Observer.install();
  document.body.insertAdjacentHTML("beforeend", '<i id="pricing"></i>');
  const navigationJson = { main: [{ id: "pricing", anchor: "pricing" }], legal: [] };
  renderInPage(<SiteHeader />, { path, shell: { ...shellOf(language), navigationJson } });
  Observer.cross({ pricing: true });
  const current = within(sections()).queryByRole("link", { current: true });
  expect(current?.getAttribute("href")).toBe(href);
  Observer.remove();
  document.body.innerHTML = "";
});

test("without JavaScript there are links to the footer's lists", () => {
  renderInPage(<SiteHeader />);
  expect(link("common:menu")).toHaveAttribute("href", "#quick-links");
  expect(link("common:language.heading")).toHaveAttribute("href", "#languages");
});

describe("the language menu", () => {
  const { endonym } = languageOf(language);
  const button = () =>
    screen.getByRole("button", { name: text("common:language.button", { name: endonym }) });

  async function open() {
    const { user } = renderInPage(<SiteHeader />, { path: "/privacy" });
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

  test("arrow keys, Home and End move in it; Escape closes it and gives the focus back", async () => {
    const user = await open();
    const active = () => {
      const id = screen.getByRole("menu").getAttribute("aria-activedescendant");
      return document.getElementById(id ?? "")?.textContent;
    };
    const moves = [
      ["{End}", languages.at(-1)],
      ["{Home}", languages[0]],
      ["{ArrowDown}", languages[1] ?? languages[0]],
    ] as const;
    for (const [key, to] of moves) {
      await user.keyboard(key);
      await waitFor(() => expect(active()).toBe(to?.endonym));
    }
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("the menu of small screens", () => {
  const toggle = () => screen.getByRole("button", { name: text("common:menu") });
  const sheet = () => screen.queryByRole("dialog", { name: text("common:menu") });
  const isClosed = () => waitFor(() => expect(sheet()).toBeNull());

  /** Opens it in a header that stands in Gatsby's root. */
  async function open() {
    const { user, container } = renderInPage(<SiteHeader />);
    container.id = "___gatsby";
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    // As a click in Safari, which gives a button no focus.
    fireEvent.click(toggle());
    await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));
    return { user, page: container };
  }

  test("opens with the links, every language and a sign-up link; the page is out of reach", async () => {
    const { page } = await open();
    const found = hrefs(sheet() as HTMLElement);
    for (const { id, anchor } of main) {
      expect(found).toContainEqual([text(`common:nav.${id}`), `#${anchor}`]);
    }
    for (const { code, endonym } of languages) {
      expect(found).toContainEqual([endonym, localePath(code, "/")]);
    }
    expect(link("common:startTrial")).toBeVisible();
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    expect(sheet()).toContainElement(toggle());
    expect(page).toHaveAttribute("inert");
    expect(screen.queryByRole("banner")).toBeNull();
  });

  test("Escape closes it; the page is in reach again, the focus on its button", async () => {
    const { user, page } = await open();
    await user.keyboard("{Escape}");
    await isClosed();
    await waitFor(() => expect(toggle()).toHaveFocus());
    expect(page).not.toHaveAttribute("inert");
    expect(screen.getByRole("banner")).toBeInTheDocument();
  });

  test("its own button closes it", async () => {
    const { user } = await open();
    await user.click(toggle());
    await isClosed();
  });

  test("choosing a link closes it", async () => {
    const { user } = await open();
    await user.click(link(`common:nav.${main[0]?.id}`));
    await isClosed();
  });

  test("a window that becomes wide enough for the links closes it", async () => {
    const { matchMedia } = window;
    const wide = matchMedia("(min-width: 1200px)");
    window.matchMedia = (query) => (query === wide.media ? wide : matchMedia(query));
    await open();
    act(() => void wide.dispatchEvent(new Event("change")));
    await isClosed();
    window.matchMedia = matchMedia;
  });
});
