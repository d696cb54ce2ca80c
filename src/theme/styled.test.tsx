import { defineRecipe } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
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
