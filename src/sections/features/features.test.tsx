import { screen, within } from "@testing-library/react";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import Features from "./features";

const { features, goal } = landingData(language).featuresJson;

const show = (shown = features) =>
  renderInPage(<Features features={shown} goal={goal} sampleName="Soup" />);

test("shows name, sentence and drawing of each feature of data/features.json", () => {
  show();
  for (const { id, drawingFile } of features) {
    const article = screen.getByRole("article", { name: text(`landing:features.${id}`) });
    expect(article).toHaveTextContent(text(`landing:features.${id}Text`));
    const image = within(article).getByRole("presentation");
    expect(image).toHaveAttribute("src", drawingFile.publicURL);
  }
});

test("names the plans for promotions, and review date and sources for the rules", () => {
  const panels = ["promotions", "rules"].map((id) => ({
    id,
    face: "top" as const,
    drawingFile: { publicURL: "" },
  }));
  show(panels);
  const [promotions, rules] = screen.getAllByRole("article");
  expect(promotions).toHaveTextContent(text("landing:features.promotionsNote"));
  for (const key of ["rulesNote", "rulesReviewed"]) {
    expect(rules).toHaveTextContent(text(`landing:features.${key}`));
  }
  const sources = within(rules as HTMLElement).getByRole("link");
  expect(sources.getAttribute("href")).toMatch(/^\/.+#.+/);
});

test("prints the month of GS1's goal like a best-before date, and links to its source", () => {
  const source = "https://gs1.example/goal";
  renderInPage(<Features features={[]} goal={{ month: "2030-04", source }} sampleName="Soup" />);
  expect(screen.getByText("04 2030")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: text("landing:whyNow.source") });
  expect(link).toHaveAttribute("href", source);
});
