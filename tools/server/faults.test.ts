/** @jest-environment node */
import { badDayFor, type Fault } from "./faults";

const cut: Fault = { match: /\.js$/g, kind: "cut" };
const fail: Fault = { match: "/app.js", kind: "fail", status: 503 };
const slow: Fault = { match: /app/, kind: "delay", ms: 100 };

test.each<[string, Fault[], number, Fault | undefined]>([
  ["/app.js", [], 0, undefined],
  ["/app.js", [slow], 100, undefined],
  ["/app.js", [slow, slow], 200, undefined],
  ["/app.js", [slow, fail], 100, fail],
  ["/app.js", [cut, fail], 0, cut],
  ["/app.js", [fail, cut], 0, fail],
  ["/ar/app.js", [fail], 0, undefined],
  ["/app.json", [cut, fail], 0, undefined],
])("%s under %j", (path, faults, delayMs, outcome) => {
  expect(badDayFor(path, faults)).toEqual({ delayMs, outcome });
  expect(badDayFor(path, faults)).toEqual({ delayMs, outcome });
});
