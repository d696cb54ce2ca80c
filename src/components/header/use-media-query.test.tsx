import { renderHook } from "@testing-library/react";
import { useMediaQuery } from "./use-media-query";

const lists: EventTarget[] = [];

beforeEach(() => {
  lists.length = 0;
  Object.assign(window, {
    matchMedia: (media: string) => {
      const list = Object.assign(new EventTarget(), { media });
      lists.push(list);
      return list;
    },
  });
});

const change = (matches: boolean) =>
  lists.at(-1)?.dispatchEvent(Object.assign(new Event("change"), { matches }));

test("calls the latest callback on each change, and none after the end", () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount } = renderHook(
    (onChange: (matches: boolean) => void) => useMediaQuery("(min-width: 1200px)", onChange),
    { initialProps: first },
  );
  expect(first).not.toHaveBeenCalled();
  change(true);
  rerender(second);
  change(false);
  unmount();
  change(true);
  expect(first.mock.calls).toEqual([[true]]);
  expect(second.mock.calls).toEqual([[false]]);
  expect(lists).toHaveLength(1);
  expect(lists[0]).toHaveProperty("media", "(min-width: 1200px)");
});
