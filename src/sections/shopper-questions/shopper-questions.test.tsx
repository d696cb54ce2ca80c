import { screen, waitFor, within } from "@testing-library/react";
import { languageByCode } from "../../i18n/languages";
import { images, sampleOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { ShopperQuestions } from "./shopper-questions";

const questions = ["ingredients", "batch", "offer", "language", "label"];
const sample = sampleOf(language);

const show = () =>
  renderInPage(<ShopperQuestions sample={sample} images={images} questions={questions} />);

const tab = (id: string) => screen.getAllByRole("tab")[questions.indexOf(id)] as HTMLElement;

/** Asserts that a tab is selected and that only its answer is visible. */
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

test("has a heading, and the questions as named tabs", () => {
  show();
  const name = `${text("landing:questions.titleFirst")} ${text("landing:questions.titleSecond")}`;
  expect(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument();
  const list = within(screen.getByRole("tablist", { name: text("landing:questions.tabs") }));
  expect(list.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(
    questions.map((id) => text(`landing:questions.${id}`) + text(`landing:questions.${id}Text`)),
  );
});

test("selects the first question, and another by click, arrow keys, Home and End", async () => {
  const { user } = show();
  await isPicked("ingredients");
  await user.click(tab("batch"));
  await isPicked("batch");
  await waitFor(() => expect(tab("batch")).toHaveFocus());
  for (const [key, id] of [
    ["{ArrowDown}", "offer"],
    ["{End}", "label"],
    ["{Home}", "ingredients"],
  ] as const) {
    await user.keyboard(key);
    await isPicked(id);
  }
});

test("prerenders all answers for visitors without JavaScript", () => {
  show();
  const panels = screen.getAllByRole("tabpanel", { hidden: true });
  expect(panels).toHaveLength(questions.length);
  for (const panel of panels) {
    expect(panel).not.toBeEmptyDOMElement();
    // The asterisks that mark allergens are rendered as emphasis.
    expect(panel).not.toHaveTextContent("**");
  }
});

test("shows each name in its language and direction", async () => {
  const panel = await pick("language");
  const items = panel.getAllByRole("listitem");
  for (const [index, { language: code, name }] of sample.names.entries()) {
    const { htmlLang, dir } = languageByCode(code);
    expect(items[index]).toHaveTextContent(name);
    expect(items[index]).toHaveAttribute("lang", htmlLang);
    expect(items[index]).toHaveAttribute("dir", dir);
  }
});

test.each([
  ["ingredients", sample.nutrition.map(({ id }) => text(`product:nutrients.${id}`))],
  ["batch", [sample.lot, sample.bestBefore, text("product:weight")]],
  ["offer", [sample.texts.offer.text, sample.texts.offer.note]],
  ["label", ["eu", "labelParts.company"].map((key) => text(`product:${key}`))],
])("shows the texts of %s", async (id, said) => {
  const panel = await pick(id);
  for (const each of said) expect(panel.getByText(each)).toBeInTheDocument();
});

test.each(questions)("shows for %s the code, its number and the URL", async (id) => {
  await pick(id);
  const { uri, batchUri, gtin, lot } = sample;
  const [code, address] =
    id === "batch"
      ? [text("landing:questions.batchCode"), batchUri]
      : [text("landing:questions.sameCode"), uri];
  const name = text("landing:questions.codeAlt", { uri: address });
  expect(screen.getByRole("img", { name })).toBeInTheDocument();
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByText(`(01) ${gtin}`)).toBeInTheDocument();
  expect(screen.queryAllByText(`(10) ${lot}`)).toHaveLength(id === "batch" ? 1 : 0);
  const bar = screen.getByText(uri.replace("https://", "")).parentElement;
  expect(bar).toHaveTextContent(address.replace("https://", ""));
  expect(bar).toHaveAttribute("dir", "ltr");
});
