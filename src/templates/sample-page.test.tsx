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

test.each(["product", "batch", "offer"] as const)(
  "%s: name, brand and weight; no key shows",
  (view) => {
    const { container } = show(view);
    expect(screen.getByRole("heading", { level: 1, name: texts.name })).toBeInTheDocument();
    const weight = text("product:units.grams", { value: sample.netWeight });
    expect(screen.getByRole("main")).toHaveTextContent(`${sample.brand} · ${weight}`);
    expect(container.textContent).not.toMatch(/\b(common|product|sample):\w|\{\{/);
  },
);

test("the offer has a page of its own, without anything that the label says", () => {
  show("offer");
  const offer = section("product:offer");
  for (const said of [texts.offer.title, texts.offer.until, texts.offer.note]) {
    expect(offer.getByText(said)).toBeInTheDocument();
  }
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([texts.name, text("product:offer")]);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("main")).not.toHaveTextContent(texts.allergens);
  expect(screen.getByRole("link", { name: text("sample:product") })).toHaveAttribute(
    "href",
    localePath(language, sample.productPath),
  );
});

test.each(["product", "batch"] as const)("%s: a link to the offer, and none of it", (view) => {
  show(view);
  for (const said of [texts.offer.title, texts.offer.until, texts.offer.note]) {
    expect(screen.getByRole("main")).not.toHaveTextContent(said);
  }
  expect(screen.getByRole("link", { name: text("product:offer") })).toHaveAttribute(
    "href",
    localePath(language, sample.offerPath),
  );
});

test("ingredients with the allergens set off, and the nutrition", () => {
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

test("with the batch in the address: its number and date", () => {
  show("batch");
  const batch = section("product:batch");
  expect(batch.getByText(sample.lot)).toHaveAttribute("dir", "ltr");
  expect(batch.getByText(sample.bestBefore)).toBeInTheDocument();
  expect(screen.queryByText(text("sample:withoutBatch"))).toBeNull();
});

test("without it: what a code with the batch opens, and no date", () => {
  show("product");
  const name = text("sample:batchLink", { value: sample.lot });
  expect(section("product:lot").getByRole("link", { name })).toHaveAttribute(
    "href",
    localePath(language, sample.batchPath),
  );
  expect(screen.queryByText(sample.bestBefore)).toBeNull();
});

test("what the label says, and the number of the code", () => {
  show("batch");
  const definitions = section("product:label").getAllByRole("definition");
  const { foodName, storage, company } = texts.label;
  expect(definitions.map(({ textContent }) => textContent)).toEqual([
    foodName,
    storage,
    company,
    sample.gtin,
  ]);
});

test("its head: the product's name, and nothing for search engines", () => {
  const props = { data, pageContext: { language, view: "batch" } };
  const page = headOf(<Head {...(props as unknown as HeadProps<Data, Context>)} />);
  expect(page).toMatchObject({
    title: `${texts.name} | ${sample.brand}`,
    robots: "noindex",
    canonical: undefined,
    alternates: {},
    social: {},
  });
});
