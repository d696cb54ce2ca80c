import { screen, waitFor } from "@testing-library/react";
import { languageByCode } from "../../i18n/languages";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import ShopperQuestions from "./shopper-questions";

const questions = ["ingredients", "batch", "offer", "language", "label"];
const { sampleProductJson: sample, imagesJson: images } = landingData(language);

const show = () =>
  renderInPage(<ShopperQuestions sample={sample} images={images} questions={questions} />);

const tab = (id: string) => screen.getAllByRole("tab")[questions.indexOf(id)] as HTMLElement;

/** Asserts that a tab is selected and that only its answer is visible. */
const isSelected = (id: string) =>
  waitFor(() => {
    expect(screen.getByRole("tab", { selected: true })).toBe(tab(id));
    expect(screen.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", tab(id).id);
  });

test("renders the picture's alternative text, URL and size into the HTML, with the better formats first", () => {
  show();
  const [image] = images.images;
  const found = screen.getByRole("img", { name: text(image?.alt ?? "") });
  const { images: files, width, height } = image?.picture ?? {};
  expect(found).toHaveAttribute("src", files?.fallback?.src);
  expect(found).toHaveAttribute("width", String(width));
  expect(found).toHaveAttribute("height", String(height));
  const all = [...(found.parentElement?.querySelectorAll("source ~ img, source") ?? [])];
  expect(all.pop()).toBe(found);
  expect(all.map((source) => [source.getAttribute("type"), source.getAttribute("srcset")])).toEqual(
    [...(files?.sources ?? []), { type: "image/png", ...files?.fallback }].map(
      ({ type, srcSet }) => [type, srcSet],
    ),
  );
});

test("prerenders every answer for visitors without JavaScript", () => {
  show();
  const names = sample.names.map(({ name }) => name);
  const { offer } = sample.texts;
  const answers = [
    sample.nutritionRows.map(({ id }) => text(`product:nutrients.${id}`)),
    [sample.batch, sample.bestBeforeText, text("product:weight")],
    [offer.text, offer.note],
    names,
    ["eu", "labelParts.company"].map((key) => text(`product:${key}`)),
  ];
  const panels = screen.getAllByRole("tabpanel", { hidden: true });
  expect(panels).toHaveLength(questions.length);
  for (const [index, texts] of answers.entries()) {
    for (const each of texts) expect(panels[index]).toHaveTextContent(each);
    // The asterisks that mark allergens are rendered as emphasis.
    expect(panels[index]).not.toHaveTextContent("**");
  }
  for (const { code, name } of sample.names) {
    const { htmlLang, dir } = languageByCode(code);
    expect(screen.getByText(name, { selector: "li" })).toMatchObject({ lang: htmlLang, dir });
  }
});

const { uri, batchUri, gtin, batch } = sample;

test.each([
  ["the product", "ingredients", "sameCode", uri, 0],
  ["the batch", "batch", "batchCode", batchUri, 1],
])("shows the code of %s for %s, its number and the URL", async (_, id, key, address, batches) => {
  const { user } = show();
  await user.click(tab(id));
  await isSelected(id);
  const name = text("landing:questions.codeAlt", { uri: address });
  expect(screen.getByRole("img", { name })).toBeInTheDocument();
  expect(screen.getByText(text(`landing:questions.${key}`))).toBeInTheDocument();
  expect(screen.getByText(`(01) ${gtin}`)).toBeInTheDocument();
  expect(screen.queryAllByText(`(10) ${batch}`)).toHaveLength(batches);
  const bar = screen.getByText(uri.replace("https://", "")).parentElement;
  expect(bar).toHaveTextContent(address.replace("https://", ""));
  expect(bar).toHaveAttribute("dir", "ltr");
});
