import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { PageProduct } from "../../draft/preview-hash";
import { languageByCode } from "../../i18n/languages";
import { textFinder } from "../../testing/content";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { contentOfDraft } from "./page-content";
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
};
const noFacts = { batch: "", date: undefined, ingredients: "" };

const show = (
  changes: Partial<PageProduct> = {},
  props: Partial<ComponentProps<typeof ProductPage>> = {},
) =>
  renderInPage(
    <ProductPage
      content={contentOfDraft({ ...jam, ...changes })}
      translations={translations}
      variant="page"
      {...props}
    />,
    { page: "preview" },
  );

const draft = { toAdd: "Later:", enter: "Enter it.", lacksBatch: false };

const section = (key: string) => within(screen.getByRole("region", { name: text(key) }));

test("shows the entered values under translations in the page's language", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Jam" })).toBeInTheDocument();
  expect(section("product:ingredients").getByText("sugar").tagName).toBe("STRONG");
  expect(section("product:batch").getByText("L1")).toHaveAttribute("dir", "ltr");
  const date = within(section("product:batch").getByRole("row"));
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
  "changes its translations to $language but not the entered text",
  async (other) => {
    const { user, container } = show();
    const { endonym, htmlLang, dir } = languageByCode(other.language);
    await user.click(screen.getByRole("button", { name: endonym }));
    const heading = textFinder(other.language)("product:ingredients");
    const ingredients = screen.getByRole("region", { name: heading });
    expect(ingredients).toHaveTextContent(jam.ingredients);
    expect(ingredients.closest("[lang]")).toMatchObject({ lang: htmlLang, dir });
    expect(screen.getByRole("button", { name: endonym })).toHaveFocus();
    expect(container.textContent).not.toMatch(/product:\w|\{\{/);
  },
);

test("lists in a draft the label parts that can be added later, without translations or regions", () => {
  show({}, { variant: "phone", draft });
  expect(screen.getByText(draft.toAdd)).toBeInTheDocument();
  expect(screen.getByText(text("product:labelParts.storage"))).toBeInTheDocument();
  expect(screen.queryByText(draft.enter)).toBeNull();
  expect(screen.queryAllByRole("heading")).toEqual([]);
  expect(screen.queryAllByRole("region")).toEqual([]);
});

test.each([
  [false, 1],
  [true, 2],
])("shows placeholders in a draft; batch in the code: %s", (lacksBatch, placeholders) => {
  show(noFacts, { variant: "phone", draft: { ...draft, lacksBatch } });
  expect(screen.getByText(text("product:ingredients"))).toBeInTheDocument();
  expect(screen.getAllByText(draft.enter)).toHaveLength(placeholders);
});

test("places the notices before the label's text, and last in a draft", () => {
  const position = (each: string) => document.body.textContent?.indexOf(each) ?? 0;
  const notices = text("product:notices");
  const { unmount } = show({}, { hasNotices: true });
  expect(position(notices)).toBeLessThan(position(jam.gtin));
  unmount();
  show({}, { hasNotices: true, variant: "phone", draft });
  const order = [jam.name, text("product:ingredients"), jam.batch, jam.gtin, draft.toAdd, notices];
  expect(order.toSorted((a, b) => position(a) - position(b))).toEqual(order);
});

test.each([
  ["a batch", "L1", "product:notices"],
  ["a product", "", "product:productNotices"],
])("says that there are no notices for %s, then shows a sample one", async (_, batch, none) => {
  const { user } = show({ batch }, { hasNotices: true });
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(text(none));
  await user.click(screen.getByRole("button", { name: text("product:recall.show") }));
  for (const key of ["sample", "title", "todo", "from"]) {
    expect(status).toHaveTextContent(text(`product:recall.${key}`));
  }
  expect(status).not.toHaveTextContent(text(none));
  await user.click(screen.getByRole("button", { name: text("product:recall.hide") }));
  expect(status).toHaveTextContent(text(none));
});
