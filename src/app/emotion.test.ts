import { browserCache } from "./emotion";

test("rules that came with the page are known, others are not", () => {
  document.head.innerHTML =
    '<style data-critical="">.css-1h7sy96 .die{top:0}@media print{.css-skip-link{top:0}}.die{top:0}</style>';
  expect(Object.keys(browserCache().inserted)).toEqual(["1h7sy96", "skip-link"]);
});

test("so are those of the style sheet that the page links further down", () => {
  document.head.innerHTML = "";
  document.body.innerHTML = '<div><link data-names="pricing button-solid-md" /></div>';
  expect(Object.keys(browserCache().inserted)).toEqual(["pricing", "button-solid-md"]);
  document.body.innerHTML = "";
});
