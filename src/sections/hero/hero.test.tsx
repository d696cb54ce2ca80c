import { screen, within } from "@testing-library/react";
import { signUpUrl } from "../../content/sign-up-url";
import { localePath } from "../../i18n/paths";
import { languageOf, site, testLanguages, textFinder } from "../../testing/content";
import { images, plansOf, sampleOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { Hero } from "./hero";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const sample = sampleOf(language);
  const priced = plansOf(language);
  const title = `${text("landing:hero.titleFirst")} ${text("landing:hero.titleSecond")}`;

  const show = () =>
    renderIn(language, <Hero sample={sample} images={images} plans={priced.plans} />);

  test("a region named by the page's one heading of the first level", () => {
    show();
    expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "home");
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text("landing:hero.lead"))).toBeInTheDocument();
  });

  test("two ways on: the trial, and the features on this page", () => {
    show();
    expect(screen.getByRole("link", { name: text("common:startTrial") })).toHaveAttribute(
      "href",
      signUpUrl(site.appUrl),
    );
    expect(screen.getByRole("link", { name: text("landing:hero.more") })).toHaveAttribute(
      "href",
      "#features",
    );
  });

  test("the pack and the phone are pictures with names, and the caption says what is so", () => {
    show();
    const figure = screen.getByRole("figure");
    expect(
      within(figure).getByText(text("landing:hero.caption"), { exact: false }),
    ).toHaveAttribute("dir", languageOf(language).dir);
    const names = within(figure)
      .getAllByRole("img")
      .map((image) => image.getAttribute("aria-label"));
    expect(names).toEqual([text("landing:hero.cartonAlt"), text("landing:hero.phoneAlt")]);
  });

  test("the pack bears the sample's code, lot and date", () => {
    show();
    const pack = screen.getByRole("img", { name: text("landing:hero.cartonAlt") });
    expect(pack).toHaveTextContent(sample.lot);
    expect(pack).toHaveTextContent(sample.bestBefore);
    const symbol = pack.querySelector("symbol");
    expect(symbol?.querySelector(`path[d="${sample.qrCode.path}"]`)).not.toBeNull();
    // The quiet zone of 4 modules lies around the code.
    const side = sample.qrCode.size + 8;
    expect(symbol).toHaveAttribute("viewBox", `-4 -4 ${side} ${side}`);
    expect(pack.querySelector(`use[href="#${symbol?.id}"]`)).not.toBeNull();
  });

  test("the phone shows the page of that code", () => {
    show();
    const phone = screen.getByRole("img", { name: text("landing:hero.phoneAlt") });
    expect(phone).toHaveTextContent(sample.uri.replace("https://", ""));
    expect(phone).toHaveTextContent(sample.texts.name);
    expect(phone).toHaveTextContent(sample.lot);
    expect(phone).toHaveTextContent(text("product:units.grams", { value: sample.netWeight }));
  });

  test("the phone and the caption open the sample's own page", () => {
    show();
    for (const name of [text("landing:hero.phoneAlt"), text("landing:hero.openSample")]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute(
        "href",
        localePath(language, sample.batchPath),
      );
    }
  });

  const facts = (plans: typeof priced.plans) => {
    renderIn(language, <Hero sample={sample} images={images} plans={plans} />);
    const texts = (role: string) =>
      screen.getAllByRole(role).map(({ textContent }) => textContent ?? "");
    const values = texts("definition");
    return texts("term").map((name, index) => [name, values[index]]);
  };
  const plan = { id: "SMALL", productLimit: "7", support: "free", features: ["qrCodes"] };
  const plans = [plan, { ...plan, id: "BIG" }] as unknown as typeof priced.plans;
  const trial = [text("landing:facts.trial"), text("landing:facts.trialValue")];
  const card = [text("landing:facts.card"), text("landing:facts.cardValue")];
  const products = text("landing:facts.products", { plan: "SMALL" });
  const codes = [text("landing:facts.codes"), text("landing:facts.codesValue")];

  test("four facts: of the trial, the first plan, and all plans", () => {
    const upTo = text("landing:pricing.upTo", { limit: "7" });
    expect(facts(plans)).toEqual([trial, card, [products, upTo], codes]);
  });

  test("a first plan without a limit, and a plan without codes", () => {
    const unlimited = plans.map((each, index) =>
      index === 0 ? { ...each, productLimit: null } : { ...each, features: [] },
    );
    const value = text("landing:pricing.unlimited");
    expect(facts(unlimited)).toEqual([trial, card, [products, value]]);
  });

  test("without a sample the words stand alone", () => {
    renderIn(language, <Hero sample={null} images={null} plans={[]} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByRole("figure")).toBeNull();
  });
});
