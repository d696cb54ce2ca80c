import { longestTasks, type TraceEvent } from "./trace";

const url = "http://localhost/";

/** An event of the page's main thread; times in milliseconds. */
const event = (name: string, start: number, duration: number, script?: string): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: start * 1000,
  dur: duration * 1000,
  args: script ? { data: { url: url + script } } : {},
});

const navigation: TraceEvent = {
  ...event("navigationStart", 100, 0),
  args: { data: { documentLoaderURL: url } },
};

test("the longest task since the navigation, until the first touch and after it, with what it was about", () => {
  const { any, script, touched } = longestTasks(
    [
      event("RunTask", 0, 90),
      navigation,
      { ...event("RunTask", 110, 900), tid: 2 },
      event("ThreadControllerImpl::RunTask", 120, 80),
      event("RunTask", 120, 80),
      event("Layout", 130, 60),
      event("RunTask", 300, 50),
      event("EvaluateScript", 305, 40, "app.js"),
      event("FunctionCall", 310, 20, "app.js"),
      event("touch", 400, 0),
      event("RunTask", 410, 200),
      event("EvaluateScript", 410, 190, "page.js"),
    ],
    url,
    "touch",
  );
  expect(any).toEqual({ duration: 80, work: "Layout 60 ms" });
  expect(touched).toEqual({ duration: 200, work: "EvaluateScript /page.js 190 ms" });
  // What a script calls is within its time, not added to it.
  expect(script).toEqual({ duration: 50, work: "EvaluateScript /app.js 40 ms" });
});

test("no task of script where others take more than half", () => {
  const events = [navigation, event("RunTask", 120, 80), event("EvaluateScript", 125, 40, "a.js")];
  expect(longestTasks(events, url, "touch").script).toBeUndefined();
});

test("a trace of another page", () => {
  expect(() => longestTasks([navigation], "http://localhost/ar", "touch")).toThrow(
    "The trace holds no navigation to http://localhost/ar",
  );
});
