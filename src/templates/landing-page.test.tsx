import { screen, waitFor, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { site } from "../testing/content";
import { landingData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { FakeIntersectionObserver } from "../testing/intersection-observer";
import { language, renderInPage, text } from "../testing/render";
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

beforeEach(() => FakeIntersectionObserver.install());
afterAll(() => FakeIntersectionObserver.remove());

test("the sections in their order, named by their headings; the header's links; no key shows", async () => {
  const { container } = show();
  await waitFor(() => expect(container.querySelector("[data-lazy]")).toBeNull());
  expect(container.textContent).not.toMatch(/\b(common|landing|product|product-demo):\w|\{\{/);
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

test("its head", () => {
  const props = { data, pageContext: { language } };
  const page = headOf(<Head {...(props as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    title: text("landing:meta.title"),
    description: text("landing:meta.description"),
    canonical: site.siteUrl + localePath(language, "/"),
  });
});
