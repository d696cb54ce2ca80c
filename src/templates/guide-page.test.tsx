import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { site } from "../testing/content";
import { guideData, legalDocument } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import GuidePage, { Head } from "./guide-page";

type Data = Queries.GuidePageQuery;

const source = (title: string, ...sections: string[]) => ({
  ...{ title, sections, language: "en" },
  url: `https://www.example.org/${title}`,
});
const data: Data = {
  ...guideData(language),
  guideJson: {
    updated: "2026-02-03",
    updatedText: "the third",
    sources: [source("Both", "scope", "guests"), source("One", "guests")],
  },
  guide: legalDocument,
};
const { sections } = legalDocument;

test("lists the questions in a table of contents, and each with its answer and sources", () => {
  renderInPage(<GuidePage {...({ data } as unknown as PageProps<Data>)} />, { page: "legal" });
  const main = within(screen.getByRole("main"));
  expect(main.getByText("the third")).toHaveAttribute("datetime", "2026-02-03");
  expect(main.getByRole("link", { name: site.supportEmail })).toBeInTheDocument();
  const contents = within(main.getByRole("navigation", { name: text("legal:onThisPage") }));
  for (const [index, { id, heading }] of sections.entries()) {
    const link = contents.getByRole("link", { name: heading });
    expect(link).toHaveAttribute("href", `#${id}`);
    const answer = within(main.getByRole("region", { name: heading }));
    const sources = within(answer.getByRole("list", { name: text("legal:sources") }));
    expect(sources.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual(
      ["Both", "One"].slice(0, index + 1).map((title) => `https://www.example.org/${title}`),
    );
  }
});

test("has title, description and canonical URL", () => {
  const props = { data, pageContext: { language } };
  const page = headOf(<Head {...(props as unknown as HeadProps<Data, { language: string }>)} />);
  expect(page).toMatchObject({
    title: `${legalDocument.title} | ${site.brand}`,
    description: legalDocument.description,
    canonical: site.siteUrl + localePath(language, "/guide"),
  });
});
