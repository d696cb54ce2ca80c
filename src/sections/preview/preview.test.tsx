import { act, screen } from "@testing-library/react";
import { fragmentOf, type OwnProduct } from "../../components/own-page/fragment";
import { previewData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Preview } from "./preview";

const jam: OwnProduct = {
  name: "Jam",
  gtin: "",
  batch: "",
  serial: "",
  date: undefined,
  ingredients: "",
  allergens: [],
  drawing: "soup",
};

function show(hash: string) {
  history.replaceState(null, "", `/preview${hash}`);
  renderInPage(<Preview headings={previewData(language).productHeadings} />, { page: "preview" });
}

afterEach(() => history.replaceState(null, "", "/"));

test("the product of the address, below the notice; another one when the address changes", () => {
  show(`#${fragmentOf(jam).fragment}`);
  expect(screen.getByText(text("preview:notice"))).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Jam" })).toBeInTheDocument();
  history.replaceState(null, "", `#${fragmentOf({ ...jam, name: "Soup" }).fragment}`);
  act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  expect(screen.getByRole("heading", { name: "Soup" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Jam" })).toBeNull();
});

test("where the address holds no product a sentence says why, below the notice", () => {
  show("#1.!");
  expect(screen.getByRole("alert")).toHaveTextContent(text("preview:broken"));
  expect(screen.getByText(text("preview:notice"))).toBeInTheDocument();
  expect(screen.queryByRole("heading")).toBeNull();
});
