import { join } from "node:path";
import { schemaNameOf } from "../../src/content/schema-files";
import { pretendFiles, questionsOf } from "../../src/testing/content";
import { rulesFor } from "../check-content";
import type { Content, Rule } from "../content";
import { translationOf } from "../language-texts";
import { parseJson } from "../parse-json";
import { formatProblem, type Problem } from "../problem";
import { readContent, readFiles } from "../read-content";
import { sourceLanguage } from "../site-languages";
import { isKeyword, isOtherForm, leavesOf, shownAs } from "./expected";
import { choices, mutate } from "./mutate";
import { contentOfPage, lookedUp, pageFor, renderAsBuilt } from "./pages";

// Each file of data/ and locales/ is changed in one way after another: the checker reports the change
// with its place, or the page that uses the file says exactly what stands there.

/** In how many ways each file is changed; the full number runs in `verify:full`. */
const changes = process.env.FULL === "1" ? 500 : 5;
const root = join(__dirname, "../..");
const files = readFiles(root).filter(([file]) => schemaNameOf(file));
const everything = readContent(root);
const rules = rulesFor(new Date());

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
function reported(
  content: Content,
  file: string,
  text: string,
  before: (rule: Rule) => Set<string>,
) {
  const parsed = parseJson(file, text);
  if (Array.isArray(parsed)) return parsed[0];
  const changed = { ...content, documents: new Map(content.documents).set(file, parsed) };
  for (const rule of rules) {
    const isNew = (problem: Problem) => !before(rule).has(formatProblem(problem));
    const found = rule(changed).find(isNew);
    if (found) return found;
  }
  return undefined;
}

function pageWith(file: string, text: string) {
  pretendFiles(new Map([[file, text]]));
  return contentOfPage(pageFor(file));
}

/** What the page does not say although the changed file does, or says in an element nobody wrote. */
function unseen(file: string, text: string, original: string): string[] {
  const code = codeOf(file);
  const before = pageWith(file, original);
  const leaves = leavesOf(JSON.parse(original));
  const isShown = (path: string) => {
    const leaf = leaves.get(path);
    return (
      leaf !== undefined && shownAs(leaf, path, code).every((part) => before.said.includes(part))
    );
  };
  const isText = (path: string) => !isKeyword(path) && !isOtherForm(path, code);
  const shown = new Set([...leaves.keys()].filter((path) => isText(path) && isShown(path)));
  const { said, elements } = pageWith(file, text);
  const lost = [...leavesOf(JSON.parse(text))]
    .filter(([path, leaf]) => leaves.get(path) !== leaf && shown.has(path))
    .flatMap(([path, leaf]) =>
      shownAs(leaf, path, code)
        .filter((part) => !said.includes(part) && !lookedUp(file).includes(part))
        .map((part) => `${path} is not shown as ${part}`),
    );
  const added = elements.filter((name) => !before.elements.includes(name));
  return [...lost, ...added.map((name) => `an element ${name} that was not there`)];
}

renderAsBuilt();
afterEach(() => pretendFiles());

test("the pages that are judged are whole", () => {
  const { said } = contentOfPage(pageFor("data/plans.json"));
  for (const { answer } of questionsOf("en")) expect(said).toContain(answer);
});

test.each(files.map(([file, text], seed) => ({ file, text, seed })))(
  "each change of $file is reported with its place, or shown",
  ({ file, text, seed }) => {
    const content = contentAround(file);
    const known = new Map<Rule, Set<string>>();
    const before = (rule: Rule) => {
      const said = known.get(rule) ?? new Set(rule(content).map(formatProblem));
      known.set(rule, said);
      return said;
    };
    const faults = choices(seed, changes).flatMap((choice) => {
      const mutant = mutate(text, choice);
      const problem = reported(content, file, mutant.text, before);
      if (problem) {
        const isWhole = problem.file && problem.line > 0 && problem.is && problem.write;
        return isWhole ? [] : [formatProblem(problem)];
      }
      return unseen(file, mutant.text, text).map((each) => `${mutant.what}: ${each}`);
    });
    expect(faults).toEqual([]);
  },
  3_600_000,
);
