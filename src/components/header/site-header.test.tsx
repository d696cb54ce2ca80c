import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { signUpUrl } from "../../content/sign-up-url";
import { languages } from "../../i18n/languages";
import { localePath } from "../../i18n/paths";
import { languageOf, site, testLanguages, textFinder } from "../../testing/content";
import { shellOf } from "../../testing/fixtures";
import { FakeIntersectionObserver as Observer } from "../../testing/intersection-observer";
import { renderIn } from "../../testing/render";
import { SiteHeader } from "./site-header";

const anchors = shellOf("en").navigationJson?.main ?? [];

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const { endonym } = languageOf(language);
  const names = anchors.map(({ id }) => text(`common:nav.${id}`));

  const links = () => screen.getByRole("navigation", { name: text("common:nav.main") });
  const hrefs = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  test("on the landing page its links are plain anchors", () => {
    renderIn(language, <SiteHeader />, { path: "/" });
    expect(hrefs(links())).toEqual(
      names.map((name, index) => [name, `#${anchors[index]?.anchor}`]),
    );
  });

  test.each(["/privacy", null])(
    "on %p they lead to the landing page in the same language",
    (path) => {
      renderIn(language, <SiteHeader />, { path, page: "legal" });
      const home = localePath(language, "/");
      expect(hrefs(links())).toEqual(
        names.map((name, index) => [name, `${home}#${anchors[index]?.anchor}`]),
      );
    },
  );

  test("the mark leads home and says so", () => {
    renderIn(language, <SiteHeader />, { path: "/terms", page: "legal" });
    expect(screen.getByRole("link", { name: text("common:brandHome") })).toHaveAttribute(
      "href",
      `${localePath(language, "/")}#home`,
    );
  });

  test("a sign-up link", () => {
    renderIn(language, <SiteHeader />);
    expect(screen.getByRole("link", { name: text("common:signUp") })).toHaveAttribute(
      "href",
      signUpUrl(site.appUrl),
    );
  });

  test("the section in view is marked", () => {
    Observer.install();
    document.body.insertAdjacentHTML("beforeend", '<i id="pricing"></i><i id="faq"></i>');
    const main = ["pricing", "faq"].map((id) => ({ id, anchor: id }));
    const navigationJson = { main, legal: [] };
    renderIn(language, <SiteHeader />, { shell: { ...shellOf(language), navigationJson } });
    const current = () => within(links()).queryByRole("link", { current: true });
    expect(current()).toBeNull();
    Observer.cross({ pricing: true });
    expect(current()).toHaveAttribute("href", "#pricing");
    Observer.cross({ pricing: false, faq: true });
    expect(current()).toHaveAttribute("href", "#faq");
    Observer.remove();
    document.body.innerHTML = "";
  });

  test("without JavaScript there are links to the footer's lists", () => {
    renderIn(language, <SiteHeader />);
    expect(screen.getByRole("link", { name: text("common:menu") })).toHaveAttribute(
      "href",
      "#quick-links",
    );
    expect(screen.getByRole("link", { name: text("common:language.heading") })).toHaveAttribute(
      "href",
      "#languages",
    );
  });

  describe("the language menu", () => {
    const button = () =>
      screen.getByRole("button", { name: text("common:language.button", { name: endonym }) });
    const items = () => screen.getAllByRole("menuitem");

    async function open(path = "/privacy") {
      const { user } = renderIn(language, <SiteHeader />, { path, page: "legal" });
      expect(button()).toHaveAttribute("aria-expanded", "false");
      await user.click(button());
      await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "true"));
      // The menu takes the focus a frame after it has opened; keys before that are the button's.
      await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
      return user;
    }

    test("its items are links to this page, each in its language", async () => {
      await open();
      expect(
        items().map((item) => [
          item.tagName,
          item.textContent,
          ...["href", "lang", "dir", "hreflang"].map((name) => item.getAttribute(name)),
        ]),
      ).toEqual(
        languages.map(({ code, endonym: name, htmlLang, dir, hreflang }) => [
          "A",
          name,
          localePath(code, "/privacy"),
          htmlLang,
          dir,
          hreflang,
        ]),
      );
    });

    test("the current one is marked", async () => {
      await open();
      const current = items().filter((item) => item.getAttribute("aria-current") === "true");
      expect(current.map(({ textContent }) => textContent)).toEqual([endonym]);
    });

    test("Escape closes it and gives the focus back", async () => {
      const user = await open();
      await user.keyboard("{Escape}");
      await waitFor(() => expect(button()).toHaveFocus());
      expect(button()).toHaveAttribute("aria-expanded", "false");
    });

    test("arrow keys, Home and End move among the languages", async () => {
      const user = await open();
      const active = () =>
        document.getElementById(
          screen.getByRole("menu").getAttribute("aria-activedescendant") ?? "",
        )?.textContent;
      const [first] = languages;
      const last = languages.at(-1);
      await user.keyboard("{End}");
      await waitFor(() => expect(active()).toBe(last?.endonym));
      await user.keyboard("{Home}");
      await waitFor(() => expect(active()).toBe(first?.endonym));
      await user.keyboard("{ArrowDown}");
      await waitFor(() => expect(active()).toBe((languages[1] ?? first)?.endonym));
    });
  });

  describe("the menu of small screens", () => {
    const toggle = () => screen.getByRole("button", { name: text("common:menu") });
    const sheet = () => screen.queryByRole("dialog", { name: text("common:menu") });

    /** The header in Gatsby's root. */
    function renderPage() {
      const rendered = renderIn(language, <SiteHeader />);
      rendered.container.id = "___gatsby";
      return rendered;
    }

    async function open() {
      const { user } = renderPage();
      expect(toggle()).toHaveAttribute("aria-expanded", "false");
      expect(sheet()).toBeNull();
      await user.click(toggle());
      await waitFor(() => expect(sheet()).toBeVisible());
      expect(screen.queryByRole("banner")).toBeNull();
      return user;
    }

    test("opens with the links, every language and a sign-up link", async () => {
      await open();
      const dialog = sheet() as HTMLElement;
      expect(toggle()).toHaveAttribute("aria-expanded", "true");
      expect(dialog).toContainElement(toggle());
      const found = hrefs(dialog);
      for (const [index, name] of names.entries()) {
        expect(found).toContainEqual([name, `#${anchors[index]?.anchor}`]);
      }
      for (const each of languages) {
        expect(found).toContainEqual([each.endonym, localePath(each.code, "/")]);
      }
      expect(found).toContainEqual([text("common:startTrial"), signUpUrl(site.appUrl)]);
    });

    test("Escape closes it and gives the focus back", async () => {
      const user = await open();
      await user.keyboard("{Escape}");
      await waitFor(() => expect(sheet()).toBeNull());
      await waitFor(() => expect(toggle()).toHaveFocus());
      expect(toggle()).toHaveAttribute("aria-expanded", "false");
    });

    test("the focus comes back also where a click gives a button none, as in Safari", async () => {
      const { user } = renderPage();
      fireEvent.click(toggle());
      const active = () => document.activeElement as HTMLElement;
      await waitFor(() => expect(sheet()).toContainElement(active()));
      await user.keyboard("{Escape}");
      await waitFor(() => expect(toggle()).toHaveFocus());
    });

    test("its own button closes it", async () => {
      const user = await open();
      await user.click(toggle());
      await waitFor(() => expect(sheet()).toBeNull());
    });

    test("choosing a link closes it", async () => {
      const user = await open();
      const [name = ""] = names;
      await user.click(within(sheet() as HTMLElement).getByRole("link", { name }));
      await waitFor(() => expect(sheet()).toBeNull());
    });

    test("a window that becomes wide enough for the links closes it", async () => {
      const lists: EventTarget[] = [];
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        const list = matchMedia(query);
        lists.push(list);
        return list;
      };
      await open();
      act(() => {
        for (const list of lists) {
          list.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
        }
      });
      await waitFor(() => expect(sheet()).toBeNull());
      window.matchMedia = matchMedia;
    });
  });
});
