import { join } from "node:path";
import { schemaNameOf } from "../../src/content/schema-files";
import { pretendFiles } from "../../src/testing/content";
import { rules } from "../check-content";
import type { Content } from "../content";
import { translationOf } from "../language-texts";
import { parseJson } from "../parse-json";
import { formatProblem } from "../problem";
import { readContent, readFiles } from "../read-content";
import { sourceLanguage } from "../site-languages";
import { choices, mutate } from "./mutate";
import { pageFor, renderAsBuilt } from "./pages";

/** In how many ways each file is changed; the full number runs in `verify:full`. */
const changes = process.env.FULL === "1" ? 150 : 5;
const root = join(__dirname, "../..");
const files = readFiles(root).filter(([file]) => schemaNameOf(file));
const everything = readContent(root);

const codeOf = (file: string) => translationOf(file)?.code ?? sourceLanguage;

/** The files that rules need beside one: the facts, English and its language; all would take long. */
function contentAround(file: string): Content {
  const companion = codeOf(file) === sourceLanguage ? "hi" : codeOf(file);
  const isNear = (name: string) =>
    [undefined, sourceLanguage, companion].includes(translationOf(name)?.code);
  return {
    ...everything,
    documents: new Map([...everything.documents].filter(([name]) => isNear(name))),
  };
}

/** The first problem that content with another text in a file has, and has not as it stands. */
function reported(content: Content, file: string, text: string, before: ReadonlySet<string>) {
  const parsed = parseJson(file, text);
  if (Array.isArray(parsed)) return parsed[0];
  const changed = { ...content, documents: new Map(content.documents).set(file, parsed) };
  for (const rule of rules) {
    const found = rule(changed).find((problem) => !before.has(formatProblem(problem)));
    if (found) return found;
  }
  return undefined;
}

/** The page that uses a file, were this its text. */
export function pageWith(file: string, text: string): Document {
  pretendFiles(new Map([[file, text]]));
  return new DOMParser().parseFromString(pageFor(file), "text/html");
}

/** The kinds of elements of a page. */
const elementsOf = (page: Document) =>
  new Set([...page.body.querySelectorAll("*")].map(({ localName }) => localName));

/**
 * Changes each file of a folder in one way after another: the checker reports the change with its
 * place, or the page that uses the file is built of the same kinds of elements. That pages say what
 * the files say is proven beside the components.
 */
export function testChangesIn(folder: "data" | "locales"): void {
  renderAsBuilt();
  afterEach(() => pretendFiles());

  const table = files
    .map(([file, text], seed) => ({ file, text, seed }))
    .filter(({ file }) => file.startsWith(`${folder}/`));
  test.each(table)(
    "each change of $file is reported with its place, or makes a page",
    ({ file, text, seed }) => {
      const content = contentAround(file);
      const before = new Set(rules.flatMap((rule) => rule(content)).map(formatProblem));
      const elements = elementsOf(pageWith(file, text));
      const faults = choices(seed, changes).flatMap((choice) => {
        const mutant = mutate(text, choice);
        const problem = reported(content, file, mutant.text, before);
        if (problem) {
          const isWhole = problem.file && problem.line > 0 && problem.is && problem.write;
          return isWhole ? [] : [formatProblem(problem)];
        }
        return [...elementsOf(pageWith(file, mutant.text))]
          .filter((name) => !elements.has(name))
          .map((name) => `${mutant.what}: an element ${name} that was not there`);
      });
      expect(faults).toEqual([]);
    },
    3_600_000,
  );
}
