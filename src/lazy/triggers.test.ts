import { fireEvent } from "@testing-library/react";
import { whenActive } from "./triggers";

test.each([
  ["a moved pointer", () => fireEvent.pointerMove(document.body)],
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
  ["a focus", () => fireEvent.focusIn(document.body)],
  ["scrolling", () => fireEvent.scroll(window)],
])("%s calls back once", (_, act) => {
  const callback = jest.fn();
  whenActive(document.body, callback);
  expect(callback).not.toHaveBeenCalled();
  act();
  act();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("does not call back after cleanup", () => {
  const callback = jest.fn();
  whenActive(document.body, callback)();
  fireEvent.keyDown(document.body);
  expect(callback).not.toHaveBeenCalled();
});
