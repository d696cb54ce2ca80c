import { screen, waitFor } from "@testing-library/react";
import { languageByCode } from "../../i18n/languages";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import ShopperQuestions from "./shopper-questions";

const questions = ["ingredients", "batch", "offer", "language", "label"] as const;
const { sampleProductJson: sample } = landingData(language);

const show = () => renderInPage(<ShopperQuestions sample={sample} questions={questions} />);

test("has a picture with alternative text, the better formats first", () => {
  show();
  const found = screen.getByRole("img", { name: text("product:bandAlt") });
  expect(found).toHaveAttribute("src", sample.pictureData.images.fallback?.src);
  const sources = [...document.querySelectorAll("picture source")];
  expect(sources.map((source) => source.getAttribute("type"))).toEqual(
    ["avif", "webp", "png"].map((format) => `image/${format}`),
  );
});

test("prerenders every answer for visitors without JavaScript", () => {
  show();
  const names = sample.names.map(({ name }) => name);
  const { offer } = sample.texts;
  const answers = [
    sample.nutritionRows.map(({ id }) => text(`product:nutrients.${id}`)),
    [sample.batch, sample.bestBeforeText, text("product:weight")],
    [sample.offerBadge, offer.text, offer.note],
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

test("selects a question by the arrow keys, Home and End", async () => {
  const { user } = show();
  const tabs = screen.getAllByRole("tab");
  await user.click(tabs[0] as HTMLElement);
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["End", tabs.length - 1],
    ["Home", 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(tabs[index]).toHaveAttribute("aria-selected", "true"));
    expect(tabs[index]).toHaveFocus();
  }
});

const { uri, batchUri, gtin, batch } = sample;

test.each([
  ["the product", "ingredients", "sameCode", uri, 0],
  ["the batch", "batch", "batchCode", batchUri, 1],
] as const)(
  "shows the code of %s for %s, its number and the URL",
  async (_, id, key, address, batches) => {
    const { user } = show();
    await user.click(screen.getAllByRole("tab")[questions.indexOf(id)] as HTMLElement);
    const name = text("landing:shopperQuestions.codeAlt", { uri: address });
    expect(await screen.findByRole("img", { name })).toBeInTheDocument();
    expect(screen.getByText(text(`landing:shopperQuestions.${key}`))).toBeInTheDocument();
    expect(screen.getByText(`(01) ${gtin}`)).toBeInTheDocument();
    expect(screen.queryAllByText(`(10) ${batch}`)).toHaveLength(batches);
    const bar = screen.getByText(uri.replace("https://", "")).parentElement;
    expect(bar).toHaveTextContent(address.replace("https://", ""));
    expect(bar).toHaveAttribute("dir", "ltr");
  },
);
