import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatYear } from "../../content/format";
import { languageByCode } from "../../i18n/languages";
import { localePath } from "../../i18n/paths";
import { shellOf } from "../../testing/fixtures";
import { language, renderInPage, surroundings, text } from "../../testing/render";
import { SiteFooter } from "./site-footer";

const { siteJson } = shellOf(language);

// Its links to sections, legal pages and languages: e2e/navigation and e2e/storage.
test.each([
  ["without a target: a named icon or plain text, no link", null, null],
  ["with a URL: links with the same names", "https://a.example/", "https://a.example/"],
  ["with a path: links to that page in the same language", "/a", localePath(language, "/a")],
])("social networks and resources %s", (_, url, href) => {
  const social = siteJson.social.map((each) => ({ ...each, url }));
  const resources = siteJson.resources.map((each) => ({ ...each, url }));
  renderInPage(<SiteFooter />, { siteJson: { social, resources } });
  const networks = within(screen.getByRole("list", { name: text("common:footer.social") }));
  for (const { name } of social) {
    const icon = networks.getByRole(url ? "link" : "img", { name });
    expect(icon.getAttribute("href")).toBe(url);
  }
  for (const { id } of resources) {
    expect(screen.getByText(text(`common:footer.${id}`)).getAttribute("href")).toBe(href);
  }
});

test("shows the year of the site's last change in the prerendered page, then the visitor's year", () => {
  const line = (year = "") => text("common:footer.copyright", { year });
  const nextYear = Number(siteJson.updated.slice(0, 4)) + 1;
  jest.useFakeTimers({ now: new Date(nextYear, 0, 1) });
  const Page = surroundings(language);
  document.body.innerHTML = renderToStaticMarkup(
    <Page>
      <SiteFooter />
    </Page>,
  );
  expect(screen.getByText(line(siteJson.updatedYear))).toBeInTheDocument();
  renderInPage(<SiteFooter />);
  expect(
    screen.getByText(line(formatYear(nextYear, languageByCode(language)))),
  ).toBeInTheDocument();
  jest.useRealTimers();
});
