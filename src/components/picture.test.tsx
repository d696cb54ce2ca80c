import { render, screen } from "@testing-library/react";
import { picture } from "../testing/fixtures";
import { Picture } from "./picture";

test("complete in the HTML: address, size reserved, loaded late", () => {
  render(<Picture picture={picture} alt="A carton" sizes="170px" />);
  const image = screen.getByRole("img", { name: "A carton" });
  expect(image).toHaveAttribute("src", picture.src);
  expect(image).toHaveAttribute("width", String(picture.width));
  expect(image).toHaveAttribute("height", String(picture.height));
  expect(image).toHaveAttribute("loading", "lazy");
});

test("the formats stand before the image, best first, each with its sizes", () => {
  render(<Picture picture={picture} alt="A carton" sizes="50vw" />);
  const { children } = screen.getByRole("img").parentElement as HTMLPictureElement;
  const [image, ...sources] = [...children].reverse();
  expect(image?.tagName).toBe("IMG");
  expect(
    sources.reverse().map((source) => ({
      type: source.getAttribute("type"),
      srcSet: source.getAttribute("srcset"),
      sizes: source.getAttribute("sizes"),
    })),
  ).toEqual(picture.sources.map((each) => ({ ...each, sizes: "50vw" })));
});
