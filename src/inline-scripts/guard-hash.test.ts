import { guardHash } from "./guard-hash";

afterEach(() => history.replaceState(null, "", "/"));

test.each([
  ["#%", "#%25"],
  ["#50%off", "#50%25off"],
  ["#%FF", "#%25FF"],
  ["#faq", "#faq"],
  ["#%C3%A4", "#%C3%A4"],
  ["", ""],
])("replaces the hash %p by %p, and keeps the path", (hash, mended) => {
  history.replaceState({ key: 1 }, "", `/terms?x=1${hash}`);
  guardHash();
  expect(location.href).toBe(`http://localhost/terms?x=1${mended}`);
  expect(history.state).toEqual({ key: 1 });
});

test("replaces a later hash before other listeners are called", () => {
  guardHash();
  let heard = "";
  addEventListener("popstate", () => {
    heard = location.hash;
  });
  history.replaceState(null, "", "#%E0%A4%A");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toBe("#%25E0%25A4%25A");
});
