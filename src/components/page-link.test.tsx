import { screen } from "@testing-library/react";
import { Link } from "gatsby";
import { localePath } from "../i18n/paths";
import { language, renderInPage } from "../testing/render";
import { PageLink } from "./page-link";

jest.mock("gatsby", () => {
  const gatsby = jest.requireActual("gatsby");
  return { ...gatsby, Link: jest.fn(gatsby.Link) };
});

beforeEach(() => jest.mocked(Link).mockClear());

test.each([
  ["/", "/#faq", "#faq"],
  ["/terms", "/terms#use", "#use"],
])("on %s, %s becomes the plain anchor %s, which works without scripts", (path, to, href) => {
  renderInPage(<PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
  expect(Link).not.toHaveBeenCalled();
});

test.each([
  ["/privacy", "/#faq"],
  ["/", "/privacy"],
  ["/", "/"],
  ["/", "/privacy#rights"],
  [null, "/#contact"],
])("on %s, %s uses Gatsby's Link", (path, to) => {
  renderInPage(<PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link")).toHaveAttribute("href", localePath(language, to));
  expect(Link).toHaveBeenCalled();
});
