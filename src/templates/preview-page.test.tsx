import { screen } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { site } from "../testing/content";
import { previewData } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import PreviewPage, { Head } from "./preview-page";

type Data = Queries.PreviewPageQuery;

const props = { data: previewData(language), pageContext: { language } };

test("it is the visitor's page alone: no header, no footer, no way to jump", () => {
  const { container } = renderInPage(<PreviewPage {...(props as PageProps<Data>)} />, {
    page: "preview",
  });
  expect(screen.getByText(text("preview:notice"))).toBeInTheDocument();
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  expect(container.querySelectorAll('a[href^="#"]')).toHaveLength(0);
  expect(container.textContent).not.toMatch(/\b(common|preview|product):\w|\{\{/);
});

test("its head: a title that nobody types, not to be found, no numbers that call", () => {
  const page = headOf(<Head {...(props as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    title: `${text("preview:title")} | ${site.brand}`,
    robots: "noindex",
    canonical: undefined,
  });
});
