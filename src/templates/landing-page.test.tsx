import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { belowHero } from "../sections/later-sections";
import { languageOf, site, testLanguages, textFinder } from "../testing/content";
import { landingData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { renderIn } from "../testing/render";
import LandingPage, { Head } from "./landing-page";

// As on a page that React has taken over.
beforeAll(() => belowHero.load());

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const data = landingData(language);

  const show = (changes: Partial<Queries.LandingPageQuery> = {}) => {
    const props = { data: { ...data, ...changes }, pageContext: { language } };
    return renderIn(
      language,
      <LandingPage {...(props as PageProps<Queries.LandingPageQuery, { language: string }>)} />,
    );
  };

  const faqTitle = `${text("landing:faq.titleFirst")} ${text("landing:faq.titleSecond")}`;

  /** The regions that sections make; each open answer of the FAQ is another one. */
  const regions = () =>
    within(screen.getByRole("main"))
      .getAllByRole("region")
      .filter(({ tagName }) => tagName === "SECTION");

  test("the sections in their order, each with a heading", () => {
    show();
    const sections = regions();
    expect(sections.map(({ id }) => id)).toEqual(["home", "features", "pricing", "faq", "contact"]);
    for (const section of sections) {
      const [heading] = within(section).getAllByRole("heading");
      expect(section).toHaveAccessibleName(heading?.textContent ?? "none");
    }
  });

  test("one heading of the first level, and no level is skipped", () => {
    show();
    const levels = within(screen.getByRole("main"))
      .getAllByRole("heading")
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test("every link of the header has its section", () => {
    show();
    const nav = screen.getByRole("navigation", { name: text("common:nav.main") });
    for (const link of within(nav).getAllByRole("link")) {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      expect(regions().map((each) => each.id)).toContain(id);
    }
  });

  test("no id is given twice", () => {
    const { container } = show();
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("no text is missing: no key shows", () => {
    const { container } = show();
    expect(container.textContent).not.toMatch(/\b(common|landing|legal):\w/);
    expect(container.textContent).not.toContain("{{");
  });

  test("the questions of this language", () => {
    show();
    const faq = within(screen.getByRole("region", { name: faqTitle }));
    expect(faq.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
      data.faqsJson?.questions.map(({ question }) => question),
    );
  });

  test("an unknown language has an empty FAQ, of which nothing broken shows", () => {
    show({ faqsJson: null });
    const faq = within(screen.getByRole("region", { name: faqTitle }));
    expect(faq.getByRole("heading")).toBeInTheDocument();
    expect(faq.queryByRole("button")).toBeNull();
  });

  test("without any data the page still stands", () => {
    show({ sampleProductJson: null, featuresJson: null, plansJson: null, imagesJson: null });
    expect(regions()).toHaveLength(5);
  });

  test("its head", () => {
    const props = { data, pageContext: { language } };
    const page = headOf(
      <Head {...(props as HeadProps<Queries.LandingPageQuery, { language: string }>)} />,
    );
    expect(page).toMatchObject({
      lang: languageOf(language).htmlLang,
      title: text("landing:meta.title"),
      description: text("landing:meta.description"),
      canonical: site.siteUrl + localePath(language, "/"),
    });
  });
});
