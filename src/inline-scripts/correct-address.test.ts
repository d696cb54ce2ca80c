import { correctHash, correctPath } from "./correct-address";

test.each([
  ["/index.html", "/", ""],
  ["/ar.html", "/ar", ""],
  ["/ar/terms/index.html", "/ar/terms", ""],
  ["/ar/", "/ar", ""],
  ["/site/index.html", "/", "/site"],
  ["/site/ar/terms.html", "/ar/terms", "/site"],
])("corrects the address %s to that of the page %s below %j", (address, path, prefix) => {
  document.documentElement.dataset.path = path;
  history.replaceState({ key: 1 }, "", `${address}?a=1#use`);
  correctPath(prefix);
  expect(location.href).toBe(`http://localhost${prefix}${path}?a=1#use`);
  expect(history.state).toEqual({ key: 1 });
});

test.each([
  ["/", "/", ""],
  ["/ar/terms", "/ar/terms", ""],
  ["/nope.html", "/404", ""],
  ["/terms.html", "/terms", "/site"],
])("keeps the address %s of the page %s below %j", (address, path, prefix) => {
  document.documentElement.dataset.path = path;
  history.replaceState(null, "", address);
  correctPath(prefix);
  expect(location.pathname).toBe(address);
});

test.each([
  ["#50%off", "#50%25off"],
  ["#%FF", "#%25FF"],
  ["#%C3%A4", "#%C3%A4"],
  ["", ""],
])("replaces the hash %p by %p, and keeps the path", (hash, encoded) => {
  history.replaceState({ key: 1 }, "", `/terms?x=1${hash}`);
  correctHash();
  expect(location.href).toBe(`http://localhost/terms?x=1${encoded}`);
  expect(history.state).toEqual({ key: 1 });
});
