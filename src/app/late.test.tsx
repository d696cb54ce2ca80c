import { act, fireEvent, screen } from "@testing-library/react";
import { BuiltSection } from "../components/built-section";
import { renderInPage } from "../testing/render";
import { markInteractive, scriptlessEvent } from "./interactive";
import { afterwards, late, lateWhenNear } from "./late";

const Answer = () => <p id="answer">late</p>;

function show(load: () => Promise<typeof Answer>) {
  const Late = late(afterwards(load));
  return () =>
    renderInPage(
      <BuiltSection id="answer">
        <Late />
      </BuiltSection>,
    );
}

/** Lets promises and a moment of idle time pass. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.interactive;
});

afterEach(() => jest.useRealTimers());

test("the code comes by itself when the first page is interactive, once", async () => {
  const load = jest.fn(async () => Answer);
  const open = show(load);
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  markInteractive();
  await pass(1000);
  open();
  open();
  expect(screen.getAllByText("late")).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test("meanwhile what the build made stands in its place", async () => {
  document.body.innerHTML = '<main><section id="answer">built</section></main>';
  show(() => new Promise(() => undefined))();
  expect(screen.getAllByText("built")).toHaveLength(2);
});

test("code that fails is asked for again and again; the page hears that it does without", async () => {
  markInteractive();
  const heard = jest.fn();
  window.addEventListener(scriptlessEvent, heard);
  const load = jest.fn(async () => Answer);
  load.mockRejectedValueOnce(new Error("503")).mockRejectedValueOnce(new Error("503"));
  show(load)();
  await pass(500);
  expect(heard).not.toHaveBeenCalled();
  await pass(1000);
  expect(heard).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(screen.getByText("late")).toBeInTheDocument();
  window.removeEventListener(scriptlessEvent, heard);
});

test("code of what is not near waits until it is; where it is not on the page, it comes at once", async () => {
  const place = jest.spyOn(Element.prototype, "getBoundingClientRect");
  place.mockReturnValue(new DOMRect(0, 2 * innerHeight + 1, 300, 300));
  markInteractive();
  document.body.innerHTML = '<main><div id="answer">built</div></main>';
  const load = jest.fn(async () => Answer);
  const Far = lateWhenNear("answer", load);
  renderInPage(
    <BuiltSection id="answer">
      <Far />
    </BuiltSection>,
  );
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  // As React replaces it where a browser has translated the page.
  document.body.firstElementChild?.replaceChildren();
  document.body.firstElementChild?.insertAdjacentHTML("beforeend", '<div id="answer">anew</div>');
  place.mockReturnValue(new DOMRect(0, 2 * innerHeight, 300, 300));
  fireEvent.scroll(window);
  await pass(0);
  expect(screen.getByText("late")).toBeInTheDocument();
  document.body.innerHTML = "";
  const Missing = lateWhenNear("answer", load);
  renderInPage(
    <BuiltSection id="answer">
      <Missing />
    </BuiltSection>,
  );
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  place.mockRestore();
});
