import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import type { SampleView } from "../components/product-page/page-content";
import { localePath } from "../i18n/paths";
import { allergensIn } from "../testing/content";
import { sampleData, sampleOf } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import SamplePage, { Head } from "./sample-page";

type Context = { language: string; view: SampleView };
type Data = Queries.SamplePageQuery;

const data = sampleData(language);
const sample = sampleOf(language);
const { texts } = sample;

const show = (view: SampleView) => {
  const props = { data, pageContext: { language, view } };
  const page = props as unknown as PageProps<Data, Context>;
  return renderInPage(<SamplePage {...page} />, { page: "sample" });
};

const section = (key: string) => within(screen.getByRole("region", { name: text(key) }));

const expectLink = (name: string, path: string) =>
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", localePath(language, path));

test.each([
  ["product", "product:offer", sample.offerPath],
  ["batch", "product:offer", sample.offerPath],
  ["offer", "sample:product", sample.productPath],
] as const)(
  "%s: shows name, brand and weight, a link to %s, and no untranslated key",
  (view, link, path) => {
    const { container } = show(view);
    expect(screen.getByRole("heading", { level: 1, name: texts.name })).toBeInTheDocument();
    const weight = text("product:units.grams", { value: sample.netWeight });
    expect(screen.getByRole("main")).toHaveTextContent(`${sample.brand} · ${weight}`);
    expectLink(text(link), path);
    expect(container.textContent).not.toMatch(/\b(common|product|sample):\w|\{\{/);
  },
);

test("shows the offer on a separate page without the label's information", () => {
  const { unmount } = show("offer");
  const facts = [texts.offer.title, texts.offer.until, texts.offer.note];
  const offer = section("product:offer");
  for (const fact of facts) expect(offer.getByText(fact)).toBeInTheDocument();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([texts.name, text("product:offer")]);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("main")).not.toHaveTextContent(texts.allergens);
  unmount();
  show("batch");
  for (const fact of facts) expect(screen.getByRole("main")).not.toHaveTextContent(fact);
});

test("shows ingredients with emphasized allergens, and the nutrition table", () => {
  show("batch");
  const ingredients = section("product:ingredients");
  const strong = ingredients.queryAllByRole("strong").map(({ textContent }) => textContent);
  expect(strong).toEqual(allergensIn(texts.ingredients));
  expect(ingredients.getByText(texts.allergens)).toBeInTheDocument();
  const table = within(ingredients.getByRole("table", { name: text("product:nutrition") }));
  const unit = (name: string, value: string | null) =>
    text(`product:units.${name}`, { value: value ?? "" });
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(
    sample.nutrition.map(({ id, grams, kilojoules, kilocalories }) => {
      const energy = `${unit("kilojoules", kilojoules)} / ${unit("kilocalories", kilocalories)}`;
      return text(`product:nutrients.${id}`) + (grams ? unit("grams", grams) : energy);
    }),
  );
});

test("shows number and date of the batch, and the label's information, if the URL has a batch", () => {
  show("batch");
  expect(section("product:batch").getByText(sample.lot)).toHaveAttribute("dir", "ltr");
  expect(section("product:batch").getByText(sample.bestBefore)).toBeInTheDocument();
  expect(screen.queryByText(text("sample:withoutBatch"))).toBeNull();
  const definitions = section("product:label").getAllByRole("definition");
  const { foodName, storage, company } = texts.label;
  expect(definitions.map(({ textContent }) => textContent)).toEqual([
    foodName,
    storage,
    company,
    sample.gtin,
  ]);
});

test("links to the page of a code with the batch, without a date, if the URL contains none", () => {
  show("product");
  expectLink(text("sample:batchLink", { value: sample.lot }), sample.batchPath);
  expect(screen.queryByText(sample.bestBefore)).toBeNull();
});

test("has the product's name as title and is excluded from search engines", () => {
  const props = { data, pageContext: { language, view: "batch" } };
  const page = headOf(<Head {...(props as unknown as HeadProps<Data, Context>)} />);
  expect(page).toMatchObject({
    title: `${texts.name} | ${sample.brand}`,
    robots: "noindex",
    canonical: undefined,
    alternates: [],
    openGraph: [],
  });
});
