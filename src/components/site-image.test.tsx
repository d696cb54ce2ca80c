import { screen } from "@testing-library/react";
import { testLanguages, textFinder } from "../testing/content";
import { images } from "../testing/fixtures";
import { renderIn } from "../testing/render";
import { SiteImage } from "./site-image";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);

  test.each(images.images)("$id has the text of $alt", ({ id, alt, picture }) => {
    renderIn(language, <SiteImage images={images} id={id} sizes="1px" />);
    expect(screen.getByRole("img", { name: text(alt) })).toHaveAttribute("src", picture.src);
  });

  test("a decorative one has an empty text", () => {
    renderIn(language, <SiteImage images={images} id="carton" sizes="1px" decorative />);
    expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
  });

  test.each([
    ["an id that data/images.json has not", images],
    ["a site without pictures", null],
  ])("%s shows nothing and breaks nothing", (_, given) => {
    const { container } = renderIn(language, <SiteImage images={given} id="none" sizes="1px" />);
    expect(container).toBeEmptyDOMElement();
  });
});
