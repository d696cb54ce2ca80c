import { act, render, screen } from "@testing-library/react";
import { useLater } from "./use-later";

const failed = jest.fn();

function Piece({ load, isWanted }: { load: () => Promise<string>; isWanted: boolean }) {
  return <p>{useLater(load, isWanted, failed) ?? "not yet"}</p>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  failed.mockClear();
});

afterEach(() => jest.useRealTimers());

test("it comes in idle time", async () => {
  render(<Piece load={async () => "here"} isWanted={false} />);
  await pass(0);
  expect(screen.getByText("not yet")).toBeInTheDocument();
  await pass(1000);
  expect(screen.getByText("here")).toBeInTheDocument();
});

test("it comes at once when it is wanted", async () => {
  render(<Piece load={async () => "here"} isWanted />);
  await pass(0);
  expect(screen.getByText("here")).toBeInTheDocument();
});

test("a failure matters when it is wanted; then it is asked for again", async () => {
  const load = jest.fn(async () => "here").mockRejectedValue(new Error("503"));
  const { rerender } = render(<Piece load={load} isWanted={false} />);
  await pass(1000);
  expect(failed).not.toHaveBeenCalled();
  rerender(<Piece load={load} isWanted />);
  await pass(0);
  expect(failed).toHaveBeenCalledTimes(1);
  load.mockResolvedValue("here");
  rerender(<Piece load={load} isWanted={false} />);
  rerender(<Piece load={load} isWanted />);
  await pass(0);
  expect(screen.getByText("here")).toBeInTheDocument();
});

test("a page that is left is not told", async () => {
  const { unmount } = render(<Piece load={() => Promise.reject(new Error("503"))} isWanted />);
  unmount();
  await pass(0);
  expect(failed).not.toHaveBeenCalled();
});
