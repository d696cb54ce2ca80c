import { screen, waitFor, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { pretendFiles, site } from "../testing/content";
import { landingData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { FakeIntersectionObserver } from "../testing/intersection-observer";
import { language, renderInPage, text } from "../testing/render";
import LandingPage, { Head } from "./landing-page";

type Data = Queries.LandingPageQuery;

const data = landingData(language);

const show = (shown = data) => {
  const props = { data: shown, pageContext: { language } };
  return renderInPage(<LandingPage {...(props as PageProps<Data, { language: string }>)} />);
};

const sections = () => [
  ...screen.getByRole("main").querySelectorAll<HTMLElement>(":scope section[aria-labelledby]"),
];

beforeEach(() => FakeIntersectionObserver.install());
afterAll(() => FakeIntersectionObserver.remove());

test("shows the sections in order, named by their headings, with header links and no untranslated key", async () => {
  const { container } = show();
  // Jest compiles the modules of all sections here, which takes long on a busy machine.
  await waitFor(() => expect(container.querySelector("[data-lazy]")).toBeNull(), {
    timeout: 60_000,
  });
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
}, 90_000);

test("opens the demo product's page by its code once the site's URL is real, and says so in the caption", () => {
  const real = { ...site, siteUrl: "https://www.firm.com/us", digitalLinkHost: "" };
  pretendFiles(new Map([["data/site.json", JSON.stringify(real)]]));
  const own = landingData(language);
  pretendFiles();
  show(own);
  const toSample = screen.getByRole("link", { name: text("landing:hero.openSample") });
  expect(toSample.closest("figure")).toHaveTextContent(text("landing:hero.captionHere"));
  const { uri, productPath } = own.sampleProductJson;
  expect(uri).toBe(real.siteUrl + productPath);
  expect(toSample).toHaveAttribute("href", localePath(language, productPath));
  const phone = screen.getByRole("img", { name: text("landing:hero.phoneAlt") });
  expect(phone).toHaveTextContent(`www.firm.com/us${productPath}`);
});

test("has title, description and canonical URL", () => {
  const props = { data, pageContext: { language } };
  const page = headOf(<Head {...(props as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    title: text("landing:meta.title"),
    description: text("landing:meta.description"),
    canonical: site.siteUrl + localePath(language, "/"),
  });
});
