import { renderHook } from "@testing-library/react";
import { useInertPage } from "./use-inert-page";

test("takes the page out of reach only as long as the modal is open", () => {
  document.body.innerHTML = '<div id="___gatsby"></div><div id="portal"></div>';
  const { rerender } = renderHook(useInertPage, { initialProps: false });
  expect(document.getElementById("___gatsby")).not.toHaveAttribute("inert");
  rerender(true);
  expect(document.getElementById("___gatsby")).toHaveAttribute("inert");
  expect(document.getElementById("portal")).not.toHaveAttribute("inert");
  rerender(false);
  expect(document.getElementById("___gatsby")).not.toHaveAttribute("inert");
});
