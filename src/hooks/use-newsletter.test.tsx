import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import { thanksDuration, useNewsletter } from "./use-newsletter";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function use() {
  const { result, unmount } = renderHook(useNewsletter);
  const preventDefault = jest.fn();
  return {
    unmount,
    preventDefault,
    state: () => ({ email: result.current.email, isDone: result.current.isDone }),
    type: (email: string) => act(() => result.current.setEmail(email)),
    submit: () => act(() => result.current.submit({ preventDefault } as unknown as FormEvent)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

const idle = { email: "", isDone: false };
const success = { email: "ann@example.com", isDone: true };

test("the thanks stand for three seconds", () => {
  expect(thanksDuration).toBe(3000);
});

test("idle: nothing is typed, nothing is done, and time changes nothing", () => {
  const form = use();
  expect(form.state()).toEqual(idle);
  form.wait(10_000);
  expect(form.state()).toEqual(idle);
});

test.each([[""], [" "], ["\t\n"]])("an empty e-mail (%j) does nothing", (email) => {
  const form = use();
  form.type(email);
  form.submit();
  expect(form.state()).toEqual({ email, isDone: false });
  form.wait(10_000);
  expect(form.state()).toEqual({ email, isDone: false });
  expect(jest.getTimerCount()).toBe(0);
});

test("success: still there at 2999 ms; at 3000 ms the form is back and empty", () => {
  const form = use();
  form.type("ann@example.com");
  form.submit();
  expect(form.state()).toEqual(success);
  form.wait(2999);
  expect(form.state()).toEqual(success);
  form.wait(1);
  expect(form.state()).toEqual(idle);
});

test("works a second time", () => {
  const form = use();
  form.type("ann@example.com");
  form.submit();
  form.wait(3000);
  form.type("bob@example.com");
  form.submit();
  expect(form.state()).toEqual({ email: "bob@example.com", isDone: true });
  form.wait(3000);
  expect(form.state()).toEqual(idle);
});

test("a second submit does not prolong the thanks", () => {
  const form = use();
  form.type("ann@example.com");
  form.submit();
  form.wait(2000);
  form.submit();
  form.wait(1000);
  expect(form.state()).toEqual(idle);
});

test("unmounting while the thanks stand leaves no timer and no warning", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const form = use();
  form.type("ann@example.com");
  form.submit();
  expect(jest.getTimerCount()).toBe(1);
  form.unmount();
  expect(jest.getTimerCount()).toBe(0);
  form.wait(10_000);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("the browser never submits by itself, and nothing is sent", () => {
  const fetch = jest.fn();
  Object.assign(globalThis, { fetch });
  const form = use();
  form.submit();
  form.type("ann@example.com");
  form.submit();
  form.wait(3000);
  expect(form.preventDefault).toHaveBeenCalledTimes(2);
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, "fetch");
});
