import { defineRecipe } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { render, screen } from "@testing-library/react";
import { browserCache } from "../app/emotion";
import { styled } from "./styled";

const Link = styled(
  "a",
  defineRecipe({
    className: "link",
    base: { textTransform: "uppercase" },
    variants: { tone: { quiet: { opacity: "0.5" }, loud: { opacity: "1" } } },
    defaultVariants: { tone: "quiet" },
  }),
);

test("an element has its recipe's rules, and takes those of another variant", () => {
  const { rerender } = render(<Link href="#a">a</Link>);
  expect(screen.getByRole("link")).toHaveStyle({ textTransform: "uppercase", opacity: "0.5" });
  rerender(
    <Link tone="loud" href="#a" data-wide="">
      a
    </Link>,
  );
  expect(screen.getByRole("link")).toHaveStyle({ textTransform: "uppercase", opacity: "1" });
  expect(screen.getByRole("link")).not.toHaveAttribute("tone");
  expect(screen.getByRole("link")).toHaveAttribute("data-wide");
});

test("rules that came with the page are not written again; those of other variants are", () => {
  const sheet = document.createElement("style");
  sheet.textContent = ".css-link-quiet{opacity:0.3}";
  document.head.append(sheet);
  document.body.innerHTML = '<a class="css-link-quiet">built</a>';
  const cache = browserCache();
  document.body.innerHTML = "";
  const link = (tone: "quiet" | "loud") => (
    <CacheProvider value={cache}>
      <Link tone={tone} href="#a">
        a
      </Link>
    </CacheProvider>
  );
  const { rerender } = render(link("quiet"));
  expect(screen.getByRole("link")).toHaveStyle({ opacity: "0.3" });
  rerender(link("loud"));
  expect(screen.getByRole("link")).toHaveStyle({ opacity: "1" });
  sheet.remove();
});
