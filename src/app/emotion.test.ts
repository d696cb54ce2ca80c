import { browserCache } from "./emotion";

test("the rules of the classes that the page came with are known, others are not", () => {
  document.body.innerHTML =
    '<p class="die css-1h7sy96"><a class="css-skip-link alone">a</a></p><svg class="css-button-solid-md"></svg><i class="other-css-x"></i>';
  expect(Object.keys(browserCache().inserted)).toEqual(["1h7sy96", "skip-link", "button-solid-md"]);
  document.body.innerHTML = "";
});
