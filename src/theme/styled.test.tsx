import { defineRecipe } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { styled } from "./styled";

const Link = styled(
  "a",
  defineRecipe({
    base: { textTransform: "uppercase" },
    variants: { tone: { quiet: { opacity: "0.5" }, loud: { opacity: "1" } } },
    defaultVariants: { tone: "quiet" },
  }),
);

test("an element that React makes has its recipe's rules", () => {
  render(<Link href="#a">a</Link>);
  expect(screen.getByRole("link")).toHaveStyle({ textTransform: "uppercase", opacity: "0.5" });
});

test("a variant is not written to the element, what else it is given is", () => {
  render(<Link tone="loud" href="#a" data-wide="" />);
  expect(screen.getByRole("link")).toHaveStyle({ opacity: "1" });
  expect(screen.getByRole("link")).not.toHaveAttribute("tone");
  expect(screen.getByRole("link")).toHaveAttribute("data-wide");
});

describe("an element that the build made", () => {
  let page: HTMLDivElement;
  let root: Root;

  beforeEach(async () => {
    page = document.createElement("div");
    page.innerHTML = '<style>.built{opacity:0.3}</style><p><a class="built" href="#a">a</a></p>';
    document.body.append(page);
    const place = page.querySelector("p") as HTMLElement;
    root = await act(() =>
      hydrateRoot(
        place,
        <Link className="own" href="#a">
          a
        </Link>,
      ),
    );
  });

  afterEach(async () => {
    await act(() => root.unmount());
    page.remove();
  });

  const update = (element: JSX.Element) => act(() => root.render(element));

  test("keeps the rules that it came with, also when its content changes", async () => {
    expect(screen.getByRole("link")).toHaveStyle({ opacity: "0.3" });
    await update(
      <Link className="own" href="#b">
        b
      </Link>,
    );
    expect(screen.getByRole("link", { name: "b" })).toHaveStyle({ opacity: "0.3" });
    expect(screen.getByRole("link")).toHaveAttribute("href", "#b");
  });

  test("takes those of another variant, and back, without being made anew", async () => {
    const built = screen.getByRole("link");
    await update(<Link className="own" tone="loud" href="#a" />);
    expect(screen.getByRole("link")).toBe(built);
    expect(built).toHaveStyle({ opacity: "1", textTransform: "uppercase" });
    await update(<Link className="own" href="#a" />);
    expect(built).toHaveStyle({ opacity: "0.5", textTransform: "uppercase" });
  });
});
