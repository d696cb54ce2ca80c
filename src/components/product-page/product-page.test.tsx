import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { PageProduct } from "../../draft/page-product";
import { languageByCode } from "../../i18n/languages";
import { textFinder } from "../../testing/content";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { contentOfProduct } from "./page-content";
import { ProductPage } from "./product-page";

const { productTranslations: translations } = landingData(language);
const jam: PageProduct = {
  name: "Jam",
  gtin: "09521234543213",
  batch: "L1",
  date: { name: "expiry", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "jar",
  photo: "",
};
const noFacts = { batch: "", date: undefined, ingredients: "" };

const show = (
  changes: Partial<PageProduct> = {},
  props: Partial<ComponentProps<typeof ProductPage>> = {},
) =>
  renderInPage(
    <ProductPage
      content={contentOfProduct({ ...jam, ...changes }, 2026)}
      translations={translations}
      {...props}
    />,
    { page: "pages" },
  );

const draft = { toAdd: "Later:", enter: "Enter it.", lacksBatch: false };
/** As the product demo shows a draft. */
const inDemo = { isDrawn: true, hasNotices: true, draft };

const section = (key: string) => within(screen.getByRole("region", { name: text(key) }));

test("shows the entered values under translations in the page's language", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Jam" })).toBeInTheDocument();
  expect(section("product:ingredients").getByText("sugar").tagName).toBe("STRONG");
  expect(section("product:batchHeading").getByText("L1")).toHaveAttribute("dir", "ltr");
  const date = within(section("product:batchHeading").getByRole("row"));
  expect(date.getByRole("rowheader")).toHaveTextContent(text("product:useBy"));
  expect(section("product:label").getByRole("definition")).toHaveTextContent(jam.gtin);
  expect(screen.queryByText(text("product:labelParts.storage"))).toBeNull();
});

test("omits sections without values and says that a missing name is missing", () => {
  show({ ...noFacts, name: "", gtin: "" });
  expect(screen.getByRole("heading", { name: text("product:unnamed") })).toBeInTheDocument();
  expect(screen.queryAllByRole("region")).toEqual([]);
});

test.each(translations.slice(1))(
  "changes its translations to $code but not the entered text",
  async (other) => {
    const { user, container } = show();
    const { endonym, htmlLang, dir } = languageByCode(other.code);
    await user.click(screen.getByRole("button", { name: endonym }));
    const heading = textFinder(other.code)("product:ingredients");
    const ingredients = screen.getByRole("region", { name: heading });
    expect(ingredients).toHaveTextContent(jam.ingredients);
    expect(ingredients.closest("[lang]")).toMatchObject({ lang: htmlLang, dir });
    expect(screen.getByRole("button", { name: endonym })).toHaveFocus();
    expect(container.textContent).not.toMatch(/product:\w|\{\{/);
  },
);

test("shows a draft without regions, then the label parts to be added, and the notices last", () => {
  show({}, inDemo);
  expect(screen.queryByText(draft.enter)).toBeNull();
  expect(screen.queryAllByRole("heading")).toEqual([]);
  expect(screen.queryAllByRole("region")).toEqual([]);
  const position = (each: string) => document.body.textContent?.indexOf(each) ?? 0;
  const toAdd = [draft.toAdd, text("product:labelParts.storage")];
  const facts = [jam.name, text("product:ingredients"), jam.batch, jam.gtin];
  const order = [...facts, ...toAdd, text("product:notices")];
  expect(order.toSorted((a, b) => position(a) - position(b))).toEqual(order);
});

test.each([
  ["a batch", "L1", "product:notices"],
  ["a product", "", "product:productNotices"],
])(
  "says above the label's text that there are no notices for %s, then shows a sample",
  async (_, batch, none) => {
    const { user } = show({ batch }, { hasNotices: true });
    const status = screen.getByRole("status");
    expect(status).toHaveTextContent(text(none));
    const label = screen.getByText(jam.gtin);
    expect(status.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole("button", { name: text("product:recall.show") }));
    for (const key of ["sample", "title", "todo", "from"]) {
      expect(status).toHaveTextContent(text(`product:recall.${key}`));
    }
    expect(status).not.toHaveTextContent(text(none));
    await user.click(screen.getByRole("button", { name: text("product:recall.hide") }));
    expect(status).toHaveTextContent(text(none));
  },
);
