import { fireEvent } from "@testing-library/react";
import { whenActive } from "./triggers";

test.each([
  ["a moved pointer", () => fireEvent.pointerMove(document.body)],
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
  ["a focus", () => fireEvent.focusIn(document.body)],
  ["scrolling", () => fireEvent.scroll(window)],
])("%s is a sign that somebody uses the page; only the first counts", (_, act) => {
  const callback = jest.fn();
  whenActive(document.body, callback);
  expect(callback).not.toHaveBeenCalled();
  act();
  act();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("nothing is called back after it was stopped", () => {
  const callback = jest.fn();
  whenActive(document.body, callback)();
  fireEvent.keyDown(document.body);
  expect(callback).not.toHaveBeenCalled();
});
