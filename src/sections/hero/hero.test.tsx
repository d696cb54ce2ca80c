import { screen, within } from "@testing-library/react";
import { localePath } from "../../i18n/paths";
import { languageOf, site, testLanguages, textFinder } from "../../testing/content";
import { images, sampleOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { Hero } from "./hero";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const sample = sampleOf(language);
  const title = `${text("landing:hero.titleFirst")} ${text("landing:hero.titleSecond")}`;

  const show = () => renderIn(language, <Hero sample={sample} images={images} />);

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
      `${site.appUrl}/signup`,
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
    // The quiet zone of 4 modules lies around the 29 of the code.
    expect(symbol).toHaveAttribute("viewBox", "-4 -4 37 37");
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

  test("four facts, each with its value", () => {
    show();
    const facts = ["trial", "card", "free", "codes"];
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      facts.map((fact) => text(`landing:facts.${fact}`)),
    );
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      facts.map((fact) => text(`landing:facts.${fact}Value`)),
    );
  });

  test("without a sample the words stand alone", () => {
    renderIn(language, <Hero sample={null} images={null} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByRole("figure")).toBeNull();
  });
});

test("in English it is called as in the issue", () => {
  renderIn("en", <Hero sample={sampleOf("en")} images={images} />);
  expect(screen.getByRole("link", { name: "Learn more" })).toBeInTheDocument();
  expect(screen.getByText(/small and medium companies/)).toHaveTextContent(/no web development/);
});
