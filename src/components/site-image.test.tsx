import { screen } from "@testing-library/react";
import { images } from "../testing/fixtures";
import { renderInPage, text } from "../testing/render";
import { SiteImage } from "./site-image";

const [image] = images.images;

test("a picture has its file and its text", () => {
  renderInPage(<SiteImage images={images} id={image?.id ?? ""} sizes="1px" />);
  const found = screen.getByRole("img", { name: text(image?.alt ?? "") });
  expect(found).toHaveAttribute("src", image?.picture.src);
});

test("a picture beside words that say the same is none to a screen reader", () => {
  renderInPage(<SiteImage images={images} id={image?.id ?? ""} sizes="1px" decorative />);
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("an id that data/images.json has not shows nothing and breaks nothing", () => {
  const { container } = renderInPage(<SiteImage images={images} id="none" sizes="1px" />);
  expect(container).toBeEmptyDOMElement();
});
