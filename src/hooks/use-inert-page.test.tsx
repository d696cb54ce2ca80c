import { renderHook } from "@testing-library/react";
import { useInertPage } from "./use-inert-page";

test("takes the page out of reach only as long as it is used", () => {
  document.body.innerHTML = '<div id="___gatsby"></div><div id="portal"></div>';
  const { unmount } = renderHook(useInertPage);
  expect(document.getElementById("___gatsby")).toHaveAttribute("inert");
  expect(document.getElementById("portal")).not.toHaveAttribute("inert");
  unmount();
  expect(document.getElementById("___gatsby")).not.toHaveAttribute("inert");
});
