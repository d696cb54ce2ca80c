import { guardHash } from "./anchors";

test.each([
  ["#%", "#%25"],
  ["#50%off", "#50%25off"],
  ["#%FF", "#%25FF"],
  ["#faq", "#faq"],
  ["#%C3%A4", "#%C3%A4"],
  ["", ""],
])("replaces the hash %p by %p, and keeps the path", (hash, encoded) => {
  history.replaceState({ key: 1 }, "", `/terms?x=1${hash}`);
  guardHash();
  expect(location.href).toBe(`http://localhost/terms?x=1${encoded}`);
  expect(history.state).toEqual({ key: 1 });
});
