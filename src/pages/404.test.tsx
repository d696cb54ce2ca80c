import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { site } from "../testing/content";
import { notFoundData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import NotFoundPage, { Head } from "./404";

type Data = Queries.NotFoundPageQuery;

const data = notFoundData(language);

test("says what happened, and shows two ways on in the same language", () => {
  const props = { data } as PageProps<Data>;
  const { container } = renderInPage(<NotFoundPage {...props} />, { page: "not-found" });
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(text("not-found:heading"));
  expect(main.getByText(text("not-found:code"))).toBeInTheDocument();
  expect(main.getByText(text("not-found:text"))).toBeInTheDocument();
  const hrefs = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/", "/#contact"].map((path) => localePath(language, path)));
  // The empty code is a picture with a name and its quiet zone's size.
  expect(main.getByRole("img", { name: text("not-found:drawingAlt") })).toHaveTextContent(
    text("not-found:quietZone", { modules: "4" }),
  );
  // No other language has this page.
  expect(container.querySelector("[data-language=en]")).toHaveAttribute("href", "/");
  expect(container.textContent).not.toMatch(/\b(common|not-found):\w/);
});

test("its head: a title in the language, and not to be indexed", () => {
  const props = { data, pageContext: { language } };
  const page = headOf(<Head {...(props as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    title: `${text("not-found:title")} | ${site.brand}`,
    robots: "noindex",
  });
});
