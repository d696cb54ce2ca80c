import { screen, within } from "@testing-library/react";
import { localePath } from "../../i18n/paths";
import { languageOf } from "../../testing/content";
import { images, plansOf, sampleOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Hero } from "./hero";

type Plans = ReturnType<typeof plansOf>["plans"];

const sample = sampleOf(language);
const title = `${text("landing:hero.titleFirst")} ${text("landing:hero.titleSecond")}`;

const show = (plans: Plans = plansOf(language).plans) =>
  renderInPage(<Hero sample={sample} images={images} plans={plans} />);

const picture = (name: string) => screen.getByRole("img", { name: text(`landing:hero.${name}`) });

test("a region named by the page's one heading of the first level, with two ways on", () => {
  show();
  expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "home");
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: text("landing:hero.more") })).toHaveAttribute(
    "href",
    "#features",
  );
});

test("the pack is a picture that bears the sample's lot and date", () => {
  show();
  const pack = picture("cartonAlt");
  expect(pack).toHaveTextContent(sample.lot);
  expect(pack).toHaveTextContent(sample.bestBefore);
});

test("the phone is a picture of the page that the code opens", () => {
  show();
  const phone = picture("phoneAlt");
  const weight = text("product:units.grams", { value: sample.netWeight });
  const { uri, texts, lot } = sample;
  for (const shown of [uri.replace("https://", ""), texts.name, lot, weight]) {
    expect(phone).toHaveTextContent(shown);
  }
});

test("the phone and the caption, which reads as the page does, open the sample's own page", () => {
  show();
  const caption = text("landing:hero.caption");
  expect(within(screen.getByRole("figure")).getByText(caption, { exact: false })).toHaveAttribute(
    "dir",
    languageOf(language).dir,
  );
  for (const name of [text("landing:hero.phoneAlt"), text("landing:hero.openSample")]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      localePath(language, sample.productPath),
    );
  }
});

describe("the facts", () => {
  const fact = (name: string) => [
    text(`landing:facts.${name}`),
    text(`landing:facts.${name}Value`),
  ];
  const products = text("landing:facts.products", { plan: "SMALL" });
  const upTo = text("landing:pricing.upTo", { limit: "7" });
  const unlimited = text("landing:pricing.unlimited");

  test.each([
    ["of the trial, the first plan, and all plans", "7", ["qrCodes"], upTo, [fact("codes")]],
    ["with a first plan without a limit, and a plan without codes", null, [], unlimited, []],
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
