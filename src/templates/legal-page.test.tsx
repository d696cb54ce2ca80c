import { screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import { localePath } from "../i18n/paths";
import { site } from "../testing/content";
import { legalData, legalDocument } from "../testing/fixtures";
import { headOf } from "../testing/head";
import { language, renderInPage } from "../testing/render";
import LegalPage, { Head } from "./legal-page";

type Data = Queries.LegalPageQuery;
type Context = { language: string; document: string };

const data = { ...legalData(language), legalJson: legalDocument };

const show = (document: string) => {
  const props = { data, pageContext: { language, document } };
  return renderInPage(<LegalPage {...(props as PageProps<Data, Context>)} />, { page: "legal" });
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
  const entry = data.navigationJson.legal.find(({ id }) => id === document);
  expect(main.getByText(entry?.updatedText ?? "")).toHaveAttribute("datetime", entry?.updated);
  expect(main.getByRole("link", { name: email })).toBeInTheDocument();
  // The language links of the header lead to the same page.
  expect(container.querySelector("[data-language=en]")).toHaveAttribute("href", `/${document}`);
  expect(container.textContent).not.toMatch(/\b(common|legal):\w/);
});

test("has title, description and canonical URL", () => {
  const props = { data, pageContext: { language, document: "terms" } };
  const page = headOf(<Head {...(props as HeadProps<Data, Context>)} />);
  expect(page).toMatchObject({
    title: `${legalDocument.title} | ${site.brand}`,
    description: legalDocument.description,
    canonical: site.siteUrl + localePath(language, "/terms"),
  });
});
