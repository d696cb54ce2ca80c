/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../content/types";
import { readJson } from "../testing/content";

const root = join(__dirname, "../..");
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file}`,
  );

/** The keys of some texts; the forms of a plural group are one. */
function keysOf(texts: Texts, path: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [(path + key).replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${path}${key}.`),
  );
}

const english = filesBelow("locales/en").filter((file) => file.endsWith(".json"));
const namespaces = english.map((file) => file.replace(/^.*\/|\.json$/g, ""));
const keys = english.flatMap((file, index) => keysOf(readJson(file), `${namespaces[index]}:`));

/** Whole keys as they are written: "landing:hero.lead", or `landing:features.${id}Text` for several. */
const written = new RegExp(
  `(["'\`])(${namespaces.join("|")}):((?:[\\w.-]|\\$\\{[^\`{}]*\\})+)\\1`,
  "g",
);

const sources = [...filesBelow("src"), ...filesBelow("gatsby")].filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file),
);

const mentions = sources.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(written)].map(
    ([, , namespace, key = ""]) => ({ file, key: `${namespace}:${key}` }),
  ),
);

const patternOf = (key: string) =>
  new RegExp(`^${key.replaceAll(".", "\\.").replaceAll(/\$\{[^`{}]*\}/g, "[A-Za-z0-9-]+")}$`);

test("every key that the sources name has an English text", () => {
  const unknown = mentions.filter(({ key }) => !keys.some((each) => patternOf(key).test(each)));
  expect(unknown).toEqual([]);
});

test("every English text is named", () => {
  const patterns = [...new Set(mentions.map(({ key }) => key))].map(patternOf);
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
