import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { site } from "../testing/content";
import { guideData, legalData, legalDocument } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage, text } from "../testing/render";
import GuidePage, { Head as GuideHead } from "./guide-page";
import LegalPage, { Head as LegalHead } from "./legal-page";

type Legal = Queries.LegalPageQuery;
type Guide = Queries.GuidePageQuery;
type Context = { language: string; document: string };

const legal = { ...legalData(language), legalJson: legalDocument };

const source = (title: string, ...sections: string[]) => ({
  ...{ title, sections, language: "en" },
  url: `https://www.example.org/${title}`,
});
const guide: Guide = {
  ...guideData(language),
  guideJson: {
    updated: "2026-02-03",
    updatedText: "the third",
    sources: [source("Both", "scope", "guests"), source("One", "guests")],
  },
  guide: legalDocument,
};

const show = (document: string) => {
  const props = { data: legal, pageContext: { language, document } };
  return renderInPage(<LegalPage {...(props as PageProps<Legal, Context>)} />, { page: "legal" });
};

test.each([
  ["privacy", site.privacyEmail],
  ["terms", site.legalEmail],
  ["cookies", site.privacyEmail],
])("shows the document %s with its date and the contact %s", (document, email) => {
  const { container } = show(document);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1, name: legalDocument.title })).toBeInTheDocument();
  expect(main.getByText(legalDocument.appliesTo)).toBeInTheDocument();
  const entry = legal.navigationJson.legal.find(({ id }) => id === document);
  expect(main.getByText(entry?.updatedText ?? "")).toHaveAttribute("datetime", entry?.updated);
  expect(main.getByRole("link", { name: email })).toBeInTheDocument();
  // The language links of the header lead to the same page.
  expect(container.querySelector("[data-language=en]")).toHaveAttribute("href", `/${document}`);
  expect(container.textContent).not.toMatch(/\b(common|legal):\w/);
});

test("shows the guide with its date, its contact, its contents and the sources of each answer", () => {
  const props = { data: guide } as unknown as PageProps<Guide>;
  renderInPage(<GuidePage {...props} />, { page: "legal" });
  const main = within(screen.getByRole("main"));
  expect(main.getByText("the third")).toHaveAttribute("datetime", "2026-02-03");
  expect(main.getByRole("link", { name: site.supportEmail })).toBeInTheDocument();
  const contents = within(main.getByRole("navigation", { name: text("legal:onThisPage") }));
  for (const [index, { id, heading }] of legalDocument.sections.entries()) {
    const link = contents.getByRole("link", { name: heading });
    expect(link).toHaveAttribute("href", `#${id}`);
    const answer = within(main.getByRole("region", { name: heading }));
    const sources = within(answer.getByRole("list", { name: text("legal:sources") }));
    expect(sources.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual(
      ["Both", "One"].slice(0, index + 1).map((title) => `https://www.example.org/${title}`),
    );
  }
});

const pageContext = { language, document: "terms" };
const legalProps = { data: legal, pageContext } as HeadProps<Legal, Context>;
const guideProps = { data: guide, pageContext } as unknown as HeadProps<Guide, Context>;

test.each([
  ["/terms", <LegalHead key="legal" {...legalProps} />],
  ["/guide", <GuideHead key="guide" {...guideProps} />],
])("%s has title, description and canonical URL", (path, head) => {
  expect(headOf(head)).toMatchObject({
    title: `${legalDocument.title} | ${site.brand}`,
    description: legalDocument.description,
    canonical: site.siteUrl + localePath(language, path),
  });
});
