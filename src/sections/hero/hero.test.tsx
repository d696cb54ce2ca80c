import { act, fireEvent, screen } from "@testing-library/react";
import { changeDraft, emptyDraft } from "../../draft/draft";
import { localePath } from "../../i18n/paths";
import { languageOf } from "../../testing/content";
import { plansOf, sampleOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Hero } from "./hero";

type Plans = ReturnType<typeof plansOf>["plans"];

const sample = sampleOf(language);
const title = `${text("landing:hero.titleFirst")} ${text("landing:hero.titleSecond")}`;

const show = (plans: Plans = plansOf(language).plans, opensHere = sample.opensHere) =>
  renderInPage(<Hero sample={{ ...sample, opensHere }} plans={plans} />);

afterEach(() => act(() => changeDraft(emptyDraft)));

const picture = (name: string) => screen.getByRole("img", { name: text(`landing:hero.${name}`) });

test("is a region named by the only h1, with links to the trial and the features", () => {
  show();
  expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "home");
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("landing:hero.more") })).toHaveAttribute(
    "href",
    "#features",
  );
});

test("describes the pack as a picture with number, barcode, batch and date", () => {
  show();
  const pack = picture("cartonAlt");
  const barcode = sample.barcode?.digits.map(({ digit }) => digit).join("") ?? "";
  for (const printed of [`(01) ${sample.gtin}`, barcode, sample.lot, sample.bestBefore]) {
    expect(pack).toHaveTextContent(printed);
  }
});

test("describes the phone as a picture of the product page without the offer", () => {
  show();
  const phone = picture("phoneAlt");
  const weight = text("product:units.grams", { value: sample.netWeight });
  const { uri, texts } = sample;
  for (const shown of [uri.replace("https://", ""), texts.name, texts.allergens, weight]) {
    expect(phone).toHaveTextContent(shown);
  }
  for (const said of [texts.offer.title, texts.offer.text])
    expect(phone).not.toHaveTextContent(said);
});

test.each([
  [true, "captionHere"],
  [false, "caption"],
])("describes in the caption whether the code opens this site: %s", (opensHere, key) => {
  show(undefined, opensHere);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(text(`landing:hero.${key}`));
});

test("links the phone and the caption to the demo product's page", () => {
  show();
  const caption = screen.getByRole("link", { name: text("landing:hero.openSample") }).parentElement;
  expect(caption).toHaveAttribute("dir", languageOf(language).dir);
  for (const name of [text("landing:hero.phoneAlt"), text("landing:hero.openSample")]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      localePath(language, sample.productPath),
    );
  }
});

describe("field for the name", () => {
  const field = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: text("landing:hero.nameLabel") });

  test("describes its purpose and shows the name on pack and phone", async () => {
    const { user } = show();
    expect(field()).toHaveAccessibleDescription(text("landing:hero.nameHint"));
    await user.type(field(), "Plum jam");
    const pack = screen.getByRole("img", {
      name: text("landing:hero.ownCartonAlt", { name: "Plum jam" }),
    });
    expect(pack).toHaveTextContent("Plum jam");
    expect(picture("phoneAlt")).toHaveTextContent("Plum jam");
    // The code remains the demo product's, so its batch is not printed on the visitor's pack.
    expect(pack).toHaveTextContent(`(01) ${sample.gtin}`);
    expect(pack).not.toHaveTextContent(sample.lot);
  });

  test("announces the change once", async () => {
    const { user } = show();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    const changes: string[] = [];
    const observer = new MutationObserver(() => changes.push(status.textContent ?? ""));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await user.type(field(), "Plum jam");
    observer.disconnect();
    expect(changes).toEqual([text("landing:hero.named")]);
  });

  test("leaves the field on Enter, except during IME composition", async () => {
    const { user } = show();
    await user.click(field());
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(field()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field()).not.toHaveFocus();
  });
});

describe("facts", () => {
  const fact = (name: string) => [
    text(`landing:facts.${name}`),
    text(`landing:facts.${name}Value`),
  ];
  const products = text("landing:facts.products", { plan: "SMALL" });
  const upTo = text("landing:pricing.upTo", { limit: "7" });
  const unlimited = text("landing:pricing.unlimited");

  test.each([
    [
      "lists trial, limit of the first plan and features of all plans",
      "7",
      ["qrCodes"],
      upTo,
      [fact("codes")],
    ],
    [
      "says that the first plan is unlimited and omits features that a plan lacks",
      null,
      [],
      unlimited,
      [],
    ],
  ])("%s", (_, productLimit, features, value, codes) => {
    const first = { id: "SMALL", productLimit, support: "free", features: ["qrCodes"] };
    show([first, { ...first, id: "BIG", features }] as unknown as Plans);
    const [names, values] = ["term", "definition"].map((role) =>
      screen.getAllByRole(role).map(({ textContent }) => textContent),
    );
    expect(names?.map((name, index) => [name, values?.[index]])).toEqual([
      fact("trial"),
      fact("card"),
      [products, value],
      ...codes,
    ]);
  });
});
