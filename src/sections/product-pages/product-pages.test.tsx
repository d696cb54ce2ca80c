import { screen, waitFor, within } from "@testing-library/react";
import { languageByCode } from "../../i18n/languages";
import { allergensIn, testLanguages, textFinder } from "../../testing/content";
import { images, sampleOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { ProductPages } from "./product-pages";

const questions = ["ingredients", "batch", "offer", "language", "label"];

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const sample = sampleOf(language);

  const show = () =>
    renderIn(language, <ProductPages sample={sample} images={images} questions={questions} />);

  const tab = (id: string) => screen.getAllByRole("tab")[questions.indexOf(id)] as HTMLElement;

  /** A tab and its answer are shown, and no other answer is. */
  const isPicked = (id: string) =>
    waitFor(() => {
      expect(screen.getByRole("tab", { selected: true })).toBe(tab(id));
      expect(screen.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", tab(id).id);
    });

  async function pick(id: string) {
    const { user } = show();
    await user.click(tab(id));
    await isPicked(id);
    return within(screen.getByRole("tabpanel"));
  }

  test("a heading of its own, and the questions as named tabs", () => {
    show();
    const name = `${text("landing:questions.titleFirst")} ${text("landing:questions.titleSecond")}`;
    expect(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument();
    const list = screen.getByRole("tablist", { name: text("landing:questions.tabs") });
    expect(
      within(list)
        .getAllByRole("tab")
        .map(({ textContent }) => textContent),
    ).toEqual(
      questions.map((id) =>
        [text(`landing:questions.${id}`), text(`landing:questions.${id}Text`)].join(""),
      ),
    );
  });

  test("the first is picked; picking another shows its answer and no other", async () => {
    const { user } = show();
    const [first = "", second = ""] = questions;
    await isPicked(first);
    await user.click(tab(second));
    await isPicked(second);
  });

  test("arrow keys, Home and End pick as well", async () => {
    const { user } = show();
    const [first = "", second = ""] = questions;
    await user.click(tab(first));
    await waitFor(() => expect(tab(first)).toHaveFocus());
    await user.keyboard("{ArrowDown}");
    await isPicked(second);
    await user.keyboard("{End}");
    await isPicked(questions.at(-1) ?? "");
    await user.keyboard("{Home}");
    await isPicked(first);
  });

  test("all answers are in the page, for visitors without JavaScript", () => {
    show();
    const panels = screen.getAllByRole("tabpanel", { hidden: true });
    expect(panels).toHaveLength(questions.length);
    for (const panel of panels) expect(panel).not.toBeEmptyDOMElement();
  });

  test("ingredients: the allergens stand out, the nutrition is a table in its order", async () => {
    const panel = await pick("ingredients");
    const strong = panel.queryAllByRole("strong").map(({ textContent }) => textContent);
    expect(strong).toEqual(allergensIn(sample.texts.ingredients));
    const table = panel.getByRole("table", { name: text("product:nutrition") });
    const unit = (name: string, value: string | null) =>
      text(`product:units.${name}`, { value: value ?? "" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(
      sample.nutrition.map(({ id, grams, kilojoules, kilocalories }) => {
        const energy = `${unit("kilojoules", kilojoules)} / ${unit("kilocalories", kilocalories)}`;
        return text(`product:nutrients.${id}`) + (grams ? unit("grams", grams) : energy);
      }),
    );
  });

  test("batch: the lot and the date of the code, in their own direction", async () => {
    const panel = await pick("batch");
    expect(panel.getByText(sample.lot)).toHaveAttribute("dir", "ltr");
    expect(panel.getByText(sample.bestBefore)).toHaveAttribute("dir", "ltr");
    const weight = text("product:units.grams", { value: sample.netWeight });
    expect(
      panel.getByRole("row", { name: `${text("product:weight")} ${weight}` }),
    ).toBeInTheDocument();
  });

  test("language: each name in its own language and direction", async () => {
    const panel = await pick("language");
    const items = panel.getAllByRole("listitem");
    expect(items.map((item) => [item.lang, item.dir])).toEqual(
      sample.names.map(({ language: code }) => {
        const { htmlLang, dir } = languageByCode(code);
        return [htmlLang, dir];
      }),
    );
    for (const [index, { name }] of sample.names.entries()) {
      expect(items[index]).toHaveTextContent(name);
    }
  });

  const parts = ["foodName", "allergens", "nutritionFacts", "storage", "company"];

  test.each([
    ["offer", [sample.texts.offer.text, sample.texts.offer.note]],
    [
      "label",
      ["eu", "us", ...parts.map((id) => `labelParts.${id}`)].map((key) => text(`product:${key}`)),
    ],
  ])("%s: its texts", async (id, said) => {
    const panel = await pick(id);
    for (const each of said) expect(panel.getByText(each)).toBeInTheDocument();
  });

  test("one code for every answer, named by its address; the product is a sample", () => {
    show();
    const name = text("landing:questions.qrAlt", { uri: sample.uri });
    expect(screen.getByRole("img", { name })).toBeInTheDocument();
    expect(screen.getByText(text("landing:questions.sameCode"))).toBeInTheDocument();
    expect(screen.getByText(text("landing:questions.sampleNote"))).toBeInTheDocument();
    expect(screen.getByText(sample.uri.replace("https://", ""))).toHaveAttribute("dir", "ltr");
  });

  test("where a picked question has moved, the page moves with it", async () => {
    const { user } = show();
    const [, second = ""] = questions;
    const moved = tab(second);
    const tops = [500, 140];
    moved.getBoundingClientRect = () => ({ top: tops.shift() ?? 140 }) as DOMRect;
    jest.mocked(window.scrollBy).mockClear();
    await user.click(moved);
    expect(jest.mocked(window.scrollBy).mock.calls).toEqual([[{ top: -360, behavior: "instant" }]]);
  });

  test("where it has not moved, the page stays", async () => {
    const { user } = show();
    jest.mocked(window.scrollBy).mockClear();
    await user.click(tab(questions[1] ?? ""));
    expect(window.scrollBy).not.toHaveBeenCalled();
  });

  test("a question without an answer yet, and no questions at all, break nothing", () => {
    const { unmount } = renderIn(
      language,
      <ProductPages sample={sample} images={images} questions={["unheard"]} />,
    );
    expect(screen.getByRole("tab")).toHaveTextContent("landing:questions.unheard");
    expect(screen.getByRole("tabpanel")).toBeEmptyDOMElement();
    unmount();
    renderIn(language, <ProductPages sample={sample} images={images} questions={[]} />);
    expect(screen.queryByRole("tab")).toBeNull();
  });

  test("without a sample the block is left out", () => {
    const { container } = renderIn(
      language,
      <ProductPages sample={null} images={images} questions={questions} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
