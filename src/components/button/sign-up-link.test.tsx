import { screen } from "@testing-library/react";
import { signUpUrl } from "../../i18n/paths";
import { site } from "../../testing/content";
import { renderInPage } from "../../testing/render";
import { SignUpLink } from "./sign-up-link";

test("is a plain link to the sign-up page that opens in the same tab", () => {
  renderInPage(<SignUpLink size="lg">Go</SignUpLink>);
  const link = screen.getByRole("link", { name: "Go" });
  expect(link).toHaveAttribute("href", signUpUrl(site.appUrl));
  expect(link).not.toHaveAttribute("target");
});
