import { type NuMessage, readReport } from "./read-report";

const allowed = [{ message: "CSS: newer.", why: "a specification" }];
const error: NuMessage = {
  type: "error",
  url: "file:/site/public/ja/index.html",
  lastLine: 1,
  lastColumn: 24,
  message: "Saw U+0000 in stream.",
  extract: "読\n み",
};

test.each([
  ["nothing", [], []],
  ["a remark", [{ ...error, type: "info" }], []],
  ["an error on the list", [{ ...error, message: "CSS: newer." }], []],
  ["an error", [error], ["/site/public/ja/index.html:1:24 Saw U+0000 in stream. (読 み)"]],
  [
    "a file that cannot be read",
    [{ type: "non-document-error", url: "file:/x.html", message: "No such file." }],
    ["/x.html No such file. ()"],
  ],
] as [string, NuMessage[], string[]][])("%s", (_, messages, errors) => {
  expect(readReport(messages, allowed).errors).toEqual(errors);
});

test("an entry of the list that nothing needs is named", () => {
  expect(readReport([error], allowed).unneeded).toEqual(["CSS: newer."]);
  expect(readReport([{ ...error, message: "CSS: newer." }], allowed).unneeded).toEqual([]);
});
