import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { PageProduct } from "../../draft/fragment";
import { languageByCode } from "../../i18n/languages";
import { textFinder } from "../../testing/content";
import { headingsOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { contentOfDraft } from "./page-content";
import { ProductPage } from "./product-page";

const headings = headingsOf(language);
const jam: PageProduct = {
  name: "Jam",
  gtin: "09521234543213",
  batch: "L1",
  date: { name: "expiry", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "jar",
};

type Props = Partial<ComponentProps<typeof ProductPage>>;

const show = (changes: Partial<PageProduct> = {}, props: Props = {}) =>
  renderInPage(
    <ProductPage
      content={contentOfDraft({ ...jam, ...changes })}
      headings={headings}
      variant="page"
      nameElement="h1"
      {...props}
    />,
    { page: "preview" },
  );

const drawn = { variant: "phone", nameElement: "p" } as const;
const draft = { toAdd: "Later:", enter: "Enter it.", lacksBatch: true };

const part = (key: string) => within(screen.getByRole("region", { name: text(key) }));

test("shows the entered values under headings in the page's language", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Jam" })).toBeInTheDocument();
  expect(part("product:ingredients").getByText("sugar").tagName).toBe("STRONG");
  expect(part("product:batch").getByText("L1")).toHaveAttribute("dir", "ltr");
  const date = part("product:batch").getByRole("row");
  expect(within(date).getByRole("rowheader")).toHaveTextContent(text("product:useBy"));
  expect(part("product:label").getByRole("definition")).toHaveTextContent(jam.gtin);
});

test("omits parts without values and says that a missing name is missing", () => {
  show({ name: "", gtin: "", batch: "", date: undefined, ingredients: "" });
  expect(screen.getByRole("heading", { name: text("product:unnamed") })).toBeInTheDocument();
  expect(screen.queryAllByRole("region")).toEqual([]);
});

test("shows a batch without a date, and a date without a batch", () => {
  const { unmount } = show({ date: undefined });
  expect(part("product:batch").queryAllByRole("row")).toEqual([]);
  unmount();
  show({ batch: "" });
  expect(part("product:batch").getAllByRole("row")).toHaveLength(1);
});

test.each(headings.slice(1))(
  "changes its headings to $language but not the entered text",
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

test("lists the label parts that can be added later only in a draft", () => {
  const { unmount } = show();
  expect(screen.queryByText(text("product:labelParts.storage"))).toBeNull();
  unmount();
  show({}, { ...drawn, draft: { ...draft, lacksBatch: false } });
  expect(screen.getByText(draft.toAdd)).toBeInTheDocument();
  expect(screen.getByText(text("product:labelParts.storage"))).toBeInTheDocument();
  expect(screen.queryByText(draft.enter)).toBeNull();
});

test.each([
  [false, 1],
  [true, 2],
])("shows placeholders for empty parts of a draft; batch in the code: %s", (lacksBatch, places) => {
  const empty = { batch: "", date: undefined, ingredients: "" };
  show(empty, { ...drawn, draft: { ...draft, lacksBatch } });
  expect(screen.getByText(text("product:ingredients"))).toBeInTheDocument();
  expect(screen.getAllByText(draft.enter)).toHaveLength(places);
});

const order = (container: HTMLElement, texts: readonly string[]) =>
  texts.toSorted(
    (a, b) => (container.textContent ?? "").indexOf(a) - (container.textContent ?? "").indexOf(b),
  );

test("places the notices last in a draft, and before the label's text otherwise", () => {
  const [notices, number] = [text("product:notices"), jam.gtin];
  const { container, unmount } = show({}, { hasNotices: true });
  expect(order(container, [number, notices])).toEqual([notices, number]);
  unmount();
  const other = show({}, { ...drawn, hasNotices: true, draft });
  const inDraft = [jam.name, text("product:ingredients"), jam.batch, number, draft.toAdd, notices];
  expect(order(other.container, inDraft.toReversed())).toEqual(inDraft);
});

test("renders no headings or regions on a drawn phone", () => {
  show({}, { variant: "phone", nameElement: "p" });
  expect(screen.getByText("Jam")).toBeInTheDocument();
  expect(screen.queryAllByRole("heading")).toEqual([]);
  expect(screen.queryAllByRole("region")).toEqual([]);
});

test("replaces the drawing with a photo", () => {
  const photo = "data:image/png;base64,AA==";
  const { container } = show({ photo });
  expect(screen.getByRole("presentation")).toHaveAttribute("src", photo);
  expect(container.querySelector("svg")).toBeNull();
});

test("escapes markup", () => {
  const { container } = show({ name: "<img src=x onerror=alert(1)>", ingredients: "<b>a</b>" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("<img src=x");
  expect(container.querySelectorAll("img, b")).toHaveLength(0);
});

test.each([
  ["a batch", "L1", "product:notices"],
  ["a product", "", "product:productNotices"],
])(
  "says that there are no notices for %s, then shows a sample recall notice",
  async (_, batch, none) => {
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
  },
);
