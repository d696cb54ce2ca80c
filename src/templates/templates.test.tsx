import { screen, waitFor, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SampleView } from "../components/product-page/page-content";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { allergensIn, site } from "../testing/content";
import { documentData, landingData, sampleData } from "../testing/fixtures";
import { language, renderInPage, text } from "../testing/render";
import DocumentPage, { Head as DocumentHead } from "./document-page";
import LandingPage, { Head as LandingHead } from "./landing-page";
import SamplePage, { Head as SampleHead } from "./sample-page";

/** Creates an element of a page, or of its head, with the props that Gatsby passes. */
function pageOf<Data, Context>(
  Page: ComponentType<PageProps<Data, Context>> | ComponentType<HeadProps<Data, Context>>,
  data: Data,
  context: Omit<Context, "language">,
) {
  const Element = Page as ComponentType<object>;
  return <Element {...{ data, pageContext: { language, ...context } }} />;
}

const guide = documentData(language, "guide");
const terms = documentData(language, "terms");
const { sampleProductJson: sample } = sampleData(language);
const { texts } = sample;

const landingTexts = {
  title: text("landing:meta.title"),
  description: text("landing:meta.description"),
};
const documentTexts = ({ textDocument: { title, description } }: Queries.DocumentPageQuery) => ({
  title: `${title} | ${site.brand}`,
  description,
});

test.each([
  ["/", landingTexts, pageOf(LandingHead, landingData(language), {})],
  ["/terms", documentTexts(terms), pageOf(DocumentHead, terms, { documentId: "terms" })],
  ["/guide", documentTexts(guide), pageOf(DocumentHead, guide, { documentId: "guide" })],
])("%s has title, description and canonical URL", (path, { title, description }, head) => {
  const html = renderToStaticMarkup(head);
  for (const tag of [
    <title key="title">{title}</title>,
    <meta key="description" name="description" content={description} />,
    <link key="canonical" rel="canonical" href={site.siteUrl + localePath(language, path)} />,
  ]) {
    expect(html).toContain(renderToStaticMarkup(tag));
  }
});

test("the landing page has sections that are named by their headings, and no untranslated key", async () => {
  const { container } = renderInPage(pageOf(LandingPage, landingData(language), {}));
  // Jest compiles the modules of all sections here, which takes long on a busy machine.
  await waitFor(() => expect(container.querySelector("[data-lazy]")).toBeNull(), {
    timeout: 60_000,
  });
  expect(container.textContent).not.toMatch(/\b(common|landing|product|product-demo):\w|\{\{/);
  const sections = [
    ...screen.getByRole("main").querySelectorAll<HTMLElement>(":scope section[aria-labelledby]"),
  ];
  expect(sections.map(({ id }) => id)).toEqual(["home", "features", "pricing", "faq", "contact"]);
  for (const section of sections) {
    const [heading] = within(section).getAllByRole("heading");
    expect(section).toHaveAccessibleName(heading?.textContent ?? "none");
  }
}, 90_000);

const definitions = () => screen.getAllByRole("definition").map((each) => each.textContent);

test.each([
  ["privacy", site.privacyEmail],
  ["terms", site.legalEmail],
])("the document %s has its date and the contact %s", (documentId, email) => {
  const data = documentData(language, documentId);
  const { container } = renderInPage(pageOf(DocumentPage, data, { documentId }), { page: "legal" });
  const { title, appliesTo, updated, updatedText } = data.textDocument;
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(definitions()).toEqual([updatedText, appliesTo, email]);
  expect(container.querySelector("time")).toHaveAttribute("datetime", updated);
  // The language links of the header lead to the same page.
  expect(container.querySelector("[data-language=en]")).toHaveAttribute("href", `/${documentId}`);
  expect(container.textContent).not.toMatch(/\b(common|legal):\w/);
});

test("the guide lists its answers with their sources", () => {
  const page = pageOf(DocumentPage, guide, { documentId: "guide" });
  const { container } = renderInPage(page, { page: "legal" });
  const { appliesTo, sections, sources, updated, updatedText } = guide.textDocument;
  expect(definitions()).toEqual([updatedText, appliesTo, site.supportEmail]);
  expect(container.querySelector("time")).toHaveAttribute("datetime", updated);
  const contents = within(screen.getByRole("navigation", { name: text("legal:onThisPage") }));
  for (const { id, heading } of sections) {
    const link = contents.getByRole("link", { name: heading });
    expect(link).toHaveAttribute("href", `#${id}`);
    const answer = within(screen.getByRole("region", { name: heading }));
    const links = within(answer.getByRole("list", { name: text("legal:sources") }));
    expect(links.queryAllByRole("link").map((each) => each.getAttribute("href"))).toEqual(
      sources?.filter(({ sections }) => sections.includes(id)).map(({ url }) => url),
    );
  }
});

describe("the sample page", () => {
  const show = (view: SampleView) =>
    renderInPage(pageOf(SamplePage, sampleData(language), { view }), { page: "pages" });
  const section = (key: string) => within(screen.getByRole("region", { name: text(key) }));
  const expectLink = (name: string, path: string) =>
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", localePath(language, path));

  test.each([
    ["product", "product:offer", sample.paths.offer],
    ["offer", "pages:sample.product", sample.paths.product],
  ] as const)(
    "%s: shows name, brand and weight, links to %s and languages, and no untranslated key",
    (view, link, path) => {
      const { container } = show(view);
      expect(screen.getByRole("heading", { level: 1, name: texts.name })).toBeInTheDocument();
      const weight = text("product:units.grams", { value: sample.netWeight });
      expect(screen.getByRole("main")).toHaveTextContent(`${sample.brand} · ${weight}`);
      expectLink(text(link), path);
      const list = within(screen.getByRole("navigation", { name: text("product:language") }));
      for (const { code, endonym } of languages) {
        const href = localePath(code, sample.paths[view]);
        expect(list.getByRole("link", { name: endonym })).toHaveAttribute("href", href);
      }
      expect(container.textContent).not.toMatch(/\b(common|product|pages):\w|\{\{/);
    },
  );

  test("shows the offer on a separate page without the label's information", () => {
    show("offer");
    const facts = [texts.offer.title, texts.offer.until, texts.offer.note];
    for (const fact of facts) expect(section("product:offer").getByText(fact)).toBeInTheDocument();
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual([texts.name, text("product:offer")]);
    expect(screen.getByRole("main")).not.toHaveTextContent(texts.allergens);
  });

  test("with a batch shows emphasized allergens, nutrition, batch, date and label, but no offer", () => {
    show("batch");
    const ingredients = section("product:ingredients");
    const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
    expect(textsOf(ingredients.queryAllByRole("strong"))).toEqual(allergensIn(texts.ingredients));
    expect(ingredients.getByText(texts.allergens)).toBeInTheDocument();
    const table = within(ingredients.getByRole("table", { name: text("product:nutrition") }));
    const unit = (name: string, value: string | null) =>
      text(`product:units.${name}`, { value: value ?? "" });
    expect(textsOf(table.getAllByRole("row"))).toEqual(
      sample.nutritionRows.map(({ id, grams, kilojoules, kilocalories }) => {
        const energy = `${unit("kilojoules", kilojoules)} / ${unit("kilocalories", kilocalories)}`;
        return text(`product:nutrients.${id}`) + (grams ? unit("grams", grams) : energy);
      }),
    );
    expect(section("product:batchHeading").getByText(sample.batch)).toHaveAttribute("dir", "ltr");
    expect(section("product:batchHeading").getByText(sample.bestBeforeText)).toBeInTheDocument();
    expect(screen.queryByText(text("pages:sample.withoutBatch"))).toBeNull();
    const { foodName, storage, company } = texts.label;
    const label = [foodName, storage, company, sample.gtin];
    expect(textsOf(section("product:label").getAllByRole("definition"))).toEqual(label);
    expect(screen.getByRole("main")).not.toHaveTextContent(texts.offer.title);
  });

  test("links to the page of a code with the batch, without a date, if the URL contains none", () => {
    show("product");
    expectLink(text("pages:sample.batchLink", { value: sample.batch }), sample.paths.batch);
    expect(screen.queryByText(sample.bestBeforeText)).toBeNull();
  });

  test("has the product's name as title and is excluded from search engines", () => {
    const html = renderToStaticMarkup(pageOf(SampleHead, sampleData(language), { view: "batch" }));
    const title = `${texts.name} | ${sample.brand}`;
    expect(html).toContain(renderToStaticMarkup(<title>{title}</title>));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
