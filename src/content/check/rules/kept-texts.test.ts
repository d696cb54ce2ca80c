/** @jest-environment node */
import type { KeptTexts } from "../../types";
import { type Change, edited, projectLines } from "../testing/project";
import { keptWords } from "./kept-texts";

const file = "data/kept-texts.json";

/** Adds an entry to the end of the names. */
const withName = (name: string, languages?: string[]): Change =>
  edited<KeptTexts>(({ names }) => names.push({ name, languages, why: "name" }));

/** Adds an entry to the end of the texts. */
const withText = (text: string, languages?: string[]): Change =>
  edited<KeptTexts>(({ sameAsEnglish }) => sameAsEnglish.push({ text, languages, why: "word" }));

test("every word that may stay does", () => {
  expect(projectLines(keptWords)).toEqual([]);
});

test.each<[string, Change, string]>([
  [
    "a name that is written otherwise",
    withName("Firefix"),
    `.name  is "Firefix", which no translation holds; write it as a text has it, or remove the entry`,
  ],
  [
    "a part of a name",
    withName("Fire"),
    '.name  is "Fire", which no translation holds; write it as a text has it, or remove the entry',
  ],
  [
    "a language that translates the name",
    withName("Webhook", ["ja", "ru"]),
    `.languages[1]  is "ru", but no text in Russian holds "Webhook"; write only the others: remove it`,
  ],
  [
    "a text that no language leaves as it is",
    withText("Sign up"),
    '.text  is "Sign up", which no translation holds; write it as a text has it, or remove the entry',
  ],
  [
    "a language that translates the text",
    withText("Menu", ["pt", "es"]),
    '.languages[1]  is "es", but no text in Spanish holds "Menu"; write only the others: remove it',
  ],
])("%s", (_, change, words) => {
  expect(projectLines(keptWords, { [file]: change })).toEqual([expect.stringContaining(words)]);
});

test("while a translation cannot be read, nothing is known to be held by none", () => {
  const lines = projectLines(keptWords, { "data/legal/ru/cookies.json": () => "{" });
  expect(lines).toEqual([]);
});
