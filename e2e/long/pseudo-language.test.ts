import { join } from "node:path";
import { readFiles } from "../../content-check/content";
import type { Language } from "../../src/content/types";
import type { Edit } from "../../tools/testing/folders";
import { setUpBrowser } from "../support/browser";
import { overflowing } from "../support/overflow";
import { setUpServer } from "../support/servers";
import { data, localePath, samplePages } from "../support/texts";
import { builtCopy } from "../support/variant";

// A language that is added by files only, as docs/adding-a-language.md describes it.
const added: Language = {
  code: "nl",
  htmlLang: "nl",
  hreflang: "nl",
  ogLocale: "nl_NL",
  endonym: "Nederlands",
  dir: "ltr",
  numberingSystem: "latn",
  published: true,
};
/** Parts of a text that no translation changes: placeholders, code, link targets, addresses, names in capitals. */
const kept = /(\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|https?:\S+|\S+@\S+|\b[A-Z][A-Z0-9]+\b)/;

/** Adds accents to the words of an English text, and lengthens them by a share. A mere name is changed, too. */
function pseudoText(text: string, share = 0.4): string {
  const parts = text.split(kept).map((part, index) =>
    // The parts at odd indexes are what `kept` matches.
    index % 2 === 1
      ? part
      : part.replace(/[A-Za-z]+/g, (word) => {
          const accented = word.replaceAll("a", "ä").replaceAll("e", "é");
          return accented.padEnd(Math.ceil(word.length * (1 + share)), "éõü");
        }),
  );
  const pseudo = parts.join("");
  return (pseudo === text ? `${text} é` : pseudo).replaceAll("'", "’");
}

/** The shortest limit for the texts of a key in any schema. */
const limits: Record<string, number> = {};
for (const [file, text] of readFiles(join(__dirname, "../.."))) {
  if (!file.startsWith("data/schemas/")) continue;
  JSON.parse(text, (key, value) => {
    if (value?.maxLength) limits[key] = Math.min(value.maxLength, limits[key] ?? value.maxLength);
    return value;
  });
}

/** Keys of texts that may not be longer than in English, because search results or labels cut them. */
const short = /^(?:meta$|description$|setupTime_)/;

/** Translates all texts of a value. Ids and conditions are not texts. */
function pseudoValue(value: unknown, key = "", share?: number): unknown {
  const own = short.test(key) ? 0 : share;
  if (typeof value === "string") {
    if (key === "id" || key === "when") return value;
    const longer = pseudoText(value, own);
    return longer.length > (limits[key] ?? longer.length) ? pseudoText(value, 0) : longer;
  }
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, "", own));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, pseudoValue(item, name, own)]),
  );
}

const translated =
  /^(locales\/|data\/faqs\/|data\/guide\/|data\/legal\/|data\/sample-product\/)en(\/.*)?\.json$/;

/** The files that a translator adds for the language, by path. */
const files: Record<string, unknown> = Object.fromEntries(
  readFiles(join(__dirname, "../.."))
    .filter(([file]) => translated.test(file))
    .map(([file, text]) => [
      file.replace(translated, "$1nl$2.json"),
      pseudoValue(JSON.parse(text)),
    ]),
);

const newFiles = Object.entries(files).map(([path, texts]): [string, Edit] => [
  path,
  (json) => Object.assign(json, texts),
]);
const copy = builtCopy({
  ...Object.fromEntries(newFiles),
  "data/languages.json": (json) => (json.languages as Language[]).push(added),
  "data/site.json": ({ location }) => {
    const locations = location as Record<string, string>;
    locations.nl = pseudoText(locations.en ?? "");
  },
});
const server = setUpServer(copy.root);
const open = setUpBrowser(server);

test.each(["/", ...data.documents.map(({ path }) => path), samplePages.batch, "/nope"])(
  "%s is in the language, and no text overflows",
  async (each) => {
    const path = localePath("nl", each);
    const response = await fetch(server.url() + path);
    expect(response.status).toBe(each === "/nope" ? 404 : 200);
    const page = await open({ path, size: "desktop" });
    expect(await page.$eval("html", ({ lang, dir }) => [lang, dir])).toEqual(["nl", "ltr"]);
    expect(await page.$eval("h1", (node) => node.textContent)).toMatch(/[äéõü]/);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\{\{|\w+:\w+\.\w+/);
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewport({ width, height: 900 });
      expect([width, await overflowing(page)]).toEqual([width, []]);
    }
  },
);
