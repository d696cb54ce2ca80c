import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { languageOf, site } from "../testing/content";
import { landingData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, lateCode, renderInPage, text } from "../testing/render";
import LandingPage, { Head } from "./landing-page";

type Data = Queries.LandingPageQuery;

const data = landingData(language);

const show = () => {
  const props = { data, pageContext: { language } };
  return renderInPage(<LandingPage {...(props as PageProps<Data, { language: string }>)} />);
};

const sections = () => [
  ...screen.getByRole("main").querySelectorAll<HTMLElement>(":scope section[aria-labelledby]"),
];

beforeAll(lateCode);

test("the sections in their order, named by their headings, below the header's links", () => {
  show();
  expect(sections().map(({ id }) => id)).toEqual(["home", "features", "pricing", "faq", "contact"]);
  for (const section of sections()) {
    const [heading] = within(section).getAllByRole("heading");
    expect(section).toHaveAccessibleName(heading?.textContent ?? "none");
  }
  const nav = within(screen.getByRole("navigation", { name: text("common:nav.main") }));
  for (const link of nav.getAllByRole("link")) {
    const id = link.getAttribute("href")?.slice(1);
    expect(sections().map((each) => each.id)).toContain(id);
  }
});

test("one heading of the first level, no level skipped, no id twice, and no key shows", () => {
  const { container } = show();
  const levels = [...container.querySelectorAll("main :is(h1, h2, h3, h4)")].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(container.textContent).not.toMatch(/\b(common|landing|product|try-it):\w|\{\{/);
});

test("its head", () => {
  const props = { data, pageContext: { language } };
  const page = headOf(<Head {...(props as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    lang: languageOf(language).htmlLang,
    title: text("landing:meta.title"),
    description: text("landing:meta.description"),
    canonical: site.siteUrl + localePath(language, "/"),
  });
});
