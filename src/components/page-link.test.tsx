import { screen } from "@testing-library/react";
import { Link } from "gatsby";
import { createRef } from "react";
import type { TestLanguage } from "../testing/content";
import { renderIn } from "../testing/render";
import { PageLink } from "./page-link";

jest.mock("gatsby", () => {
  const gatsby = jest.requireActual("gatsby");
  return { ...gatsby, Link: jest.fn(gatsby.Link) };
});

beforeEach(() => jest.mocked(Link).mockClear());

test.each<[TestLanguage, string | null, string, string]>([
  ["en", "/", "/#faq", "#faq"],
  ["ar", "/", "/#faq", "#faq"],
  ["ar", "/terms", "/terms#use", "#use"],
])("in %s on %s, %s is the plain anchor %s, which needs no script", (language, path, to, href) => {
  renderIn(language, <PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
  expect(Link).not.toHaveBeenCalled();
});

test.each<[TestLanguage, string | null, string, string]>([
  ["en", "/privacy", "/", "/"],
  ["en", "/privacy", "/#faq", "/#faq"],
  ["en", "/", "/privacy", "/privacy"],
  ["en", "/", "/", "/"],
  ["en", null, "/#contact", "/#contact"],
  ["ar", "/privacy", "/", "/ar"],
  ["ar", "/privacy", "/#faq", "/ar#faq"],
  ["ar", "/", "/privacy", "/ar/privacy"],
  ["ar", "/", "/privacy#rights", "/ar/privacy#rights"],
  ["ar", null, "/#contact", "/ar#contact"],
])("in %s on %s, %s goes through Gatsby's Link to %s", (language, path, to, href) => {
  renderIn(language, <PageLink to={to}>Go</PageLink>, { path });
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
  expect(Link).toHaveBeenCalled();
});

test.each(["/#faq", "/terms"])("what else is given to the link to %s reaches it", async (to) => {
  const ref = createRef<HTMLAnchorElement>();
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderIn(
    "en",
    <PageLink ref={ref} to={to} onClick={onClick} aria-current="true" aria-label="Named">
      Go
    </PageLink>,
  );
  const link = screen.getByRole("link", { name: "Named", current: true });
  expect(ref.current).toBe(link);
  await user.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
