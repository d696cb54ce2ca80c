import { screen } from "@testing-library/react";
import type { PageProduct } from "../../draft/fragment";
import { headingsOf } from "../../testing/fixtures";
import { language, renderInPage } from "../../testing/render";
import { ProductPage } from "./product-page";

const headings = headingsOf(language);
const jam: PageProduct = {
  name: "Jam",
  gtin: "09521234543213",
  batch: "L1",
  serial: "",
  date: { name: "expiry", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "jar",
};

const show = (changes: Partial<PageProduct> = {}, props: { hints?: string } = {}) => {
  const product = { ...jam, ...changes };
  return renderInPage(
    <ProductPage product={product} headings={headings} unnamed="Nameless" as="h1" {...props} />,
    { page: "preview" },
  );
};

test("what was entered, under the headings of the page's language", () => {
  show();
  const [words] = headings;
  expect(screen.getByRole("heading", { level: 1, name: "Jam" })).toBeInTheDocument();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const { ingredients, gtin, batch, expiry } = words ?? {};
  expect(terms).toEqual([ingredients, gtin, batch, expiry]);
  expect(screen.getByText("sugar").tagName).toBe("STRONG");
});

test("what was not entered has no row; a name that is missing is named so", () => {
  show({ name: "", gtin: "", batch: "", date: undefined, ingredients: "" });
  expect(screen.getByRole("heading", { name: "Nameless" })).toBeInTheDocument();
  expect(screen.queryAllByRole("term")).toHaveLength(0);
});

test("what else a page may hold is named only to those who make it", () => {
  const more = headings[0]?.more ?? [];
  const shown = () => more.filter((heading) => screen.queryByText(heading));
  const { unmount } = show();
  expect(shown()).toEqual([]);
  unmount();
  show({}, { hints: "Later:" });
  expect(screen.getByText("Later:")).toBeInTheDocument();
  expect(shown()).toEqual(more);
});

test("markup is text", () => {
  const { container } = show({ name: "<img src=x onerror=alert(1)>", ingredients: "<b>a</b>" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("<img src=x");
  expect(container.querySelectorAll("img, b")).toHaveLength(0);
});
