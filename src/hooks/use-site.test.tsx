import { renderHook } from "@testing-library/react";
import { useSite } from "./use-site";

test("outside of a page it says what is wrong", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(useSite)).toThrow("useSite is used outside <PageShell>");
  log.mockRestore();
});
