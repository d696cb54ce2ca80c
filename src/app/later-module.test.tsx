import { act, render, screen } from "@testing-library/react";
import { Later } from "../components/later";
import { laterModule } from "./later-module";
import { markInteractive, scriptlessEvent } from "./mark-interactive";

const { dataset } = document.documentElement;

const code = { Answer: () => <p id="answer">late</p> };

function show(load: () => Promise<typeof code>) {
  const module = laterModule(load);
  const element = <Later id="answer" from={module} render={({ Answer }) => <Answer />} />;
  return { module, element };
}

/** Lets promises and a moment of idle time pass. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset.interactive;
  delete dataset.whole;
});

afterEach(() => jest.useRealTimers());

test("the code comes when the first page is interactive, and says that it is there", async () => {
  const load = jest.fn(async () => code);
  render(show(load).element);
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  markInteractive();
  await pass(1000);
  expect(screen.getByText("late")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  expect(dataset).toHaveProperty("whole");
});

test("code that is there renders at once", async () => {
  const { module, element } = show(async () => code);
  await module.load();
  render(element);
  expect(screen.getByText("late")).toBeInTheDocument();
});

test("meanwhile what the build made stands in its place", async () => {
  document.body.innerHTML = '<main><section id="answer">built</section></main>';
  render(show(() => new Promise(() => undefined)).element);
  expect(screen.getAllByText("built")).toHaveLength(2);
});

test("code that fails is asked for again and again; the page hears that it does without", async () => {
  markInteractive();
  const heard = jest.fn();
  window.addEventListener(scriptlessEvent, heard);
  const load = jest.fn(async () => code);
  load.mockRejectedValueOnce(new Error("503")).mockRejectedValueOnce(new Error("503"));
  render(show(load).element);
  await pass(500);
  expect(heard).not.toHaveBeenCalled();
  await pass(1000);
  expect(heard).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(screen.getByText("late")).toBeInTheDocument();
  window.removeEventListener(scriptlessEvent, heard);
});

test("who asks for the code by itself is told that it failed", async () => {
  const { module } = show(() => Promise.reject(new Error("503")));
  await expect(module.load()).rejects.toThrow("503");
});
