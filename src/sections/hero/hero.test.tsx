import { act, fireEvent, screen } from "@testing-library/react";
import { changeDraft, emptyDraft } from "../../draft/draft";
import { localePath } from "../../i18n/paths";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Hero } from "./hero";

type Plans = Queries.PricingFragment["plansJson"]["plans"];

const { plansJson, sampleProductJson: sample } = landingData(language);

const show = (plans: Plans = plansJson.plans, opensHere = sample.opensHere) =>
  renderInPage(<Hero sample={{ ...sample, opensHere }} plans={plans} />);

afterEach(() => act(() => changeDraft(emptyDraft)));

const picture = (name: string) => screen.getByRole("img", { name: text(`landing:hero.${name}`) });

test("describes the pack, and the phone with the product page without the offer", () => {
  show();
  const { gtin, uri, texts } = sample;
  const barcode = sample.barcode?.digits.map(({ digit }) => digit).join("") ?? "";
  for (const printed of [`(01) ${gtin}`, barcode]) {
    expect(picture("cartonAlt")).toHaveTextContent(printed);
  }
  const weight = text("product:units.grams", { value: sample.netWeight });
  for (const shown of [
    uri.replace("https://", ""),
    texts.name,
    texts.ingredients.replaceAll("**", ""),
    weight,
  ]) {
    expect(picture("phoneAlt")).toHaveTextContent(shown);
  }
  for (const offer of [texts.offer.title, texts.offer.text]) {
    expect(picture("phoneAlt")).not.toHaveTextContent(offer);
  }
});

test.each([
  [true, "captionHere"],
  [false, "caption"],
])("says whether the code opens this site (%s), and links to the product's page", (here, key) => {
  show(undefined, here);
  expect(screen.getByRole("figure")).toHaveTextContent(text(`landing:hero.${key}`));
  const href = localePath(language, sample.paths.product);
  expect(picture("phoneAlt").parentElement).toHaveAttribute("href", href);
  const link = screen.getByRole("link", { name: text("landing:hero.openSample") });
  expect(link).toHaveAttribute("href", href);
});

describe("field for the name", () => {
  const field = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: text("landing:hero.nameLabel") });

  test("describes its purpose, shows the name on pack and phone, and announces it once", async () => {
    const { user } = show();
    expect(field()).toHaveAccessibleDescription(text("landing:hero.nameHint"));
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    const changes: string[] = [];
    const observer = new MutationObserver(() => changes.push(status.textContent ?? ""));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await user.type(field(), "Plum jam");
    observer.disconnect();
    expect(changes).toEqual([text("landing:hero.named")]);
    const pack = screen.getByRole("img", {
      name: text("landing:hero.draftCartonAlt", { name: "Plum jam" }),
    });
    expect(pack).toHaveTextContent("Plum jam");
    expect(picture("phoneAlt")).toHaveTextContent("Plum jam");
    // The code remains the sample product's, so its batch is not printed on the visitor's pack.
    expect(pack).toHaveTextContent(`(01) ${sample.gtin}`);
    expect(pack).not.toHaveTextContent(sample.batch);
  });

  test("loses the focus on Enter, except during IME composition", async () => {
    const { user } = show();
    await user.click(field());
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(field()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field()).not.toHaveFocus();
  });
});

test.each([
  ["limit of the first plan and codes of all plans", "7", ["qrCodes"], ["trial", "card", "codes"]],
  ["no limit, and no codes if a plan lacks them", null, [], ["trial", "card"]],
])("lists facts: %s", (_, productLimitText, features, names) => {
  const plan = plansJson.plans[0] as Plans[number];
  show([
    { ...plan, id: "SMALL", productLimitText, features: ["qrCodes"] },
    { ...plan, id: "BIG", features },
  ]);
  const facts = names.map((name) =>
    ["", "Value"].map((part) => text(`landing:facts.${name}${part}`)),
  );
  facts.splice(2, 0, [
    text("landing:facts.products", { plan: "SMALL" }),
    productLimitText
      ? text("landing:pricing.upTo", { limit: productLimitText })
      : text("landing:pricing.unlimited"),
  ]);
  for (const [index, role] of ["term", "definition"].entries()) {
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual(
      facts.map((fact) => fact[index]),
    );
  }
});
