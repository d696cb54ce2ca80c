import common from "../../../locales/en/common.json";
import { readErrorTexts } from "./error-page-texts";
import { errorTextsId } from "./error-texts";

const arabic = { title: "خطأ", text: "عذرًا", home: "الرئيسية", reload: "إعادة" };

const carry = (content: string) => {
  document.body.innerHTML = `<script id="${errorTextsId}" type="application/json">${content}</script>`;
};

afterEach(() => {
  document.body.innerHTML = "";
});

test("the texts that the HTML carries", () => {
  carry(JSON.stringify(arabic));
  expect(readErrorTexts()).toEqual(arabic);
});

test("a text that the HTML has not is English", () => {
  carry(JSON.stringify({ title: arabic.title }));
  expect(readErrorTexts()).toEqual({ ...common.error, title: arabic.title });
});

test.each([
  ["broken JSON", '{"title": "x'],
  ["nothing", ""],
  ["null", "null"],
  ["a page", "<!doctype html>"],
])("English where the HTML carries %s", (_, content) => {
  carry(content);
  expect(readErrorTexts()).toEqual(common.error);
});

test("English where the HTML carries no texts", () => {
  expect(readErrorTexts()).toEqual(common.error);
});
