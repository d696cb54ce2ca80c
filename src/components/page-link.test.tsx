import { screen } from "@testing-library/react";
import { Link } from "gatsby";
import { createRef } from "react";
import { localePath } from "../i18n/paths";
import { testLanguages } from "../testing/content";
import { renderIn } from "../testing/render";
import { PageLink } from "./page-link";

jest.mock("gatsby", () => {
  const gatsby = jest.requireActual("gatsby");
  return { ...gatsby, Link: jest.fn(gatsby.Link) };
});

beforeEach(() => jest.mocked(Link).mockClear());

describe.each(testLanguages)("in %s", (language) => {
  test.each([
    ["/", "/#faq", "#faq"],
    ["/terms", "/terms#use", "#use"],
  ])("on %s, %s is the plain anchor %s, which needs no script", (path, to, href) => {
    renderIn(language, <PageLink to={to}>Go</PageLink>, { path });
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
    expect(Link).not.toHaveBeenCalled();
  });

  test.each([
    ["/privacy", "/"],
    ["/privacy", "/#faq"],
    ["/", "/privacy"],
    ["/", "/"],
    ["/", "/privacy#rights"],
    [null, "/#contact"],
  ])("on %s, %s goes through Gatsby's Link", (path, to) => {
    renderIn(language, <PageLink to={to}>Go</PageLink>, { path });
    const link = screen.getByRole("link", { name: "Go" });
    expect(link).toHaveAttribute("href", localePath(language, to));
    expect(Link).toHaveBeenCalled();
  });
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
