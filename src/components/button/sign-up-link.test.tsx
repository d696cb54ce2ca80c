import { screen } from "@testing-library/react";
import { signUpUrl } from "../../i18n/paths";
import { site } from "../../testing/content";
import { renderInPage } from "../../testing/render";
import { SignUpLink } from "./sign-up-link";

test.each([
  ["https://app.example.com", "https://app.example.com/signup"],
  ["https://app.example.com/", "https://app.example.com/signup"],
  ["https://example.com/app", "https://example.com/app/signup"],
])("builds the sign-up URL for the control panel at %s: %s", (appUrl, url) => {
  expect(signUpUrl(appUrl)).toBe(url);
});

test("is a plain link that opens in the same tab", () => {
  renderInPage(<SignUpLink size="lg">Go</SignUpLink>);
  const link = screen.getByRole("link", { name: "Go" });
  expect(link).toHaveAttribute("href", signUpUrl(site.appUrl));
  expect(link).not.toHaveAttribute("target");
});
