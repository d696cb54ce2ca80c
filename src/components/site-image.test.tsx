import { screen } from "@testing-library/react";
import { images } from "../testing/fixtures";
import { renderInPage, text } from "../testing/render";
import { SiteImage } from "./site-image";

const [image] = images.images;

test("renders alternative text, URL and size into the HTML, and lists the better formats first", () => {
  renderInPage(<SiteImage images={images} id={image?.id ?? ""} sizes="50vw" />);
  const found = screen.getByRole("img", { name: text(image?.alt ?? "") });
  expect(found).toHaveAttribute("src", image?.picture.src);
  expect(found).toHaveAttribute("width", String(image?.picture.width));
  expect(found).toHaveAttribute("height", String(image?.picture.height));
  const sources = [...(found.parentElement?.querySelectorAll("source ~ img, source") ?? [])];
  expect(sources.pop()).toBe(found);
  expect(
    sources.map((source) => ["type", "srcset", "sizes"].map((name) => source.getAttribute(name))),
  ).toEqual(image?.picture.sources.map(({ type, srcSet }) => [type, srcSet, "50vw"]));
});
