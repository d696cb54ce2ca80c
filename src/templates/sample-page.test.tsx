import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { allergensIn } from "../testing/content";
import { sampleData, sampleOf } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import SamplePage, { Head } from "./sample-page";

type Context = { language: string; hasBatch: boolean };
type Data = Queries.SamplePageQuery;

const data = sampleData(language);
const sample = sampleOf(language);
const { texts } = sample;

const show = (hasBatch: boolean) => {
  const props = { data, pageContext: { language, hasBatch } };
  const page = props as unknown as PageProps<Data, Context>;
  return renderInPage(<SamplePage {...page} />, { page: "sample" });
};

const section = (key: string) => within(screen.getByRole("region", { name: text(key) }));

test("the product: name, brand, weight, and the offer; no key shows", () => {
  const { container } = show(true);
  expect(screen.getByRole("heading", { level: 1, name: texts.name })).toBeInTheDocument();
  const weight = text("product:units.grams", { value: sample.netWeight });
  expect(screen.getByRole("main")).toHaveTextContent(`${sample.brand} · ${weight}`);
  const offer = section("product:offer");
  for (const said of [texts.offer.title, texts.offer.until, texts.offer.note]) {
    expect(offer.getByText(said)).toBeInTheDocument();
  }
  expect(container.textContent).not.toMatch(/\b(common|product|sample):\w|\{\{/);
});

test("ingredients with the allergens set off, and the nutrition", () => {
  show(true);
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
  show(true);
  const batch = section("product:batch");
  expect(batch.getByText(sample.lot)).toHaveAttribute("dir", "ltr");
  expect(batch.getByText(sample.bestBefore)).toHaveAttribute("dir", "ltr");
  expect(screen.queryByText(text("sample:withoutBatch"))).toBeNull();
});

test("without it: what a code with the batch opens, and no date", () => {
  const { container } = show(false);
  const name = text("sample:batchLink", { value: sample.lot });
  expect(section("product:lot").getByRole("link", { name })).toHaveAttribute(
    "href",
    localePath(language, sample.batchPath),
  );
  expect(screen.queryByText(sample.bestBefore)).toBeNull();
  expect(container.textContent).not.toMatch(/\b(common|product|sample):\w|\{\{/);
});

test("what the label says, and the number of the code", () => {
  show(true);
  const definitions = section("product:label").getAllByRole("definition");
  const { foodName, storage, company } = texts.label;
  expect(definitions.map(({ textContent }) => textContent)).toEqual([
    foodName,
    storage,
    company,
    sample.gtin,
  ]);
});

test.each([
  [true, sample.batchPath],
  [false, sample.productPath],
])("every language has this same page, batch %s", (hasBatch, path) => {
  show(hasBatch);
  const nav = within(screen.getByRole("navigation", { name: text("product:language") }));
  const links = nav.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    languages.map(({ code, endonym }) => [endonym, localePath(code, path)]),
  );
});

test("it stands for another site; at its end it says that it is a sample, and leads home", () => {
  show(true);
  expect(screen.queryByRole("banner")).toBeNull();
  const end = within(screen.getByRole("contentinfo"));
  expect(end.getByText(text("sample:note"), { exact: false })).toBeInTheDocument();
  expect(end.getByRole("link", { name: text("sample:home") })).toHaveAttribute(
    "href",
    localePath(language, "/"),
  );
});

test("its head: the product's name, and nothing for search engines", () => {
  const props = { data, pageContext: { language, hasBatch: true } };
  const page = headOf(<Head {...(props as unknown as HeadProps<Data, Context>)} />);
  expect(page).toMatchObject({
    title: `${texts.name} | ${sample.brand}`,
    robots: "noindex",
    canonical: undefined,
    alternates: {},
    social: {},
  });
});
