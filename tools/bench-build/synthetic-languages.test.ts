import type { Language } from "../../src/content/types";
import { syntheticLanguages } from "./synthetic-languages";

test("files and entries of the languages that are lacking", () => {
  const { edits, files } = syntheticLanguages(10, 12);
  const list = { languages: [] as Language[] };
  edits["data/languages.json"]?.(list as unknown as Record<string, unknown>);
  expect(list.languages.map(({ code, endonym }) => [code, endonym])).toEqual([
    ["fr", "français"],
    ["de", "Deutsch"],
  ]);
  for (const path of ["locales/fr/common.json", "data/faqs/de.json", "data/legal/de/terms.json"]) {
    expect(Object.keys(files)).toContain(path);
  }
});

test("none are added to what is there", () => {
  expect(syntheticLanguages(10, 10).files).toEqual({});
});

test("there are 80 at least, each once", () => {
  const { edits } = syntheticLanguages(10, 80);
  const list = { languages: [] as Language[] };
  edits["data/languages.json"]?.(list as unknown as Record<string, unknown>);
  expect(new Set(list.languages.map(({ endonym }) => endonym)).size).toBe(70);
});

test.each([9, 200])("%p languages are not possible", (wanted) => {
  expect(() => syntheticLanguages(10, wanted)).toThrow("languages are possible");
});
