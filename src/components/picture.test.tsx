import { render, screen } from "@testing-library/react";
import { picture } from "../testing/fixtures";
import { Picture } from "./picture";

test("complete in the HTML: address, size reserved, loaded late", () => {
  render(<Picture picture={picture} alt="A carton" sizes="170px" />);
  const image = screen.getByRole("img", { name: "A carton" });
  expect(image).toHaveAttribute("src", picture.src);
  expect(image).toHaveAttribute("width", "170");
  expect(image).toHaveAttribute("height", "249");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
});

test("the formats stand before the image, best first, each with its sizes", () => {
  render(<Picture picture={picture} alt="A carton" sizes="(min-width: 720px) 340px, 50vw" />);
  const { parentElement } = screen.getByRole("img");
  expect(parentElement?.tagName).toBe("PICTURE");
  const children = [...(parentElement?.children ?? [])];
  expect(children.map(({ tagName }) => tagName)).toEqual(["SOURCE", "SOURCE", "SOURCE", "IMG"]);
  expect(
    children.slice(0, 3).map((source) => ({
      type: source.getAttribute("type"),
      srcSet: source.getAttribute("srcset"),
      sizes: source.getAttribute("sizes"),
    })),
  ).toEqual(picture.sources.map((each) => ({ ...each, sizes: "(min-width: 720px) 340px, 50vw" })));
});

test("a picture beside words that say the same is none to a screen reader", () => {
  const { container } = render(<Picture picture={picture} alt="" sizes="1px" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});
