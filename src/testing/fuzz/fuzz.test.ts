import { join } from "node:path";
import { rulesFor } from "../../content/check/check-content";
import { type Content, contentOf, type Rule } from "../../content/check/content";
import { formatProblem } from "../../content/check/problem";
import { readFiles } from "../../content/check/read-content";
import { schemaNameOf } from "../../content/schema-files";
import { belowHero } from "../../sections/later-sections";
import { pretendFiles, questionsOf } from "../content";
import { plansOf } from "../fixtures";
import { contentAround, contentWith, newProblem } from "./around";
import { isKeyword, leavesOf, shownAs } from "./expected";
import { type Mutant, mutate } from "./mutate";
import { contentOfPage, lookedUp, pageFor } from "./pages";
import { randomFrom, seedOf } from "./random";

// Every file is changed in one way after another: each change is reported with its place, or the page
// that uses the file says exactly what stands there. The full number runs in `verify:full`.
const changes = process.env.FULL === "1" ? 500 : 5;
const today = new Date("2026-11-20T00:00:00Z");
const rules = rulesFor(today);

const project = readFiles(join(__dirname, "../../.."));
const everything = contentOf(project.files, project.images);
const files = project.files.filter(([file]) => schemaNameOf(file));

beforeAll(async () => {
  // React warns that effects do nothing on the server, where they are not meant to.
  jest.spyOn(console, "error").mockImplementation();
  // As in the build, which waits for the sections' code.
  await belowHero.load();
});
afterAll(() => jest.restoreAllMocks());
afterEach(() => pretendFiles());

/** What each rule says of the unchanged files; asked once a rule. */
function saidBefore(content: Content): (rule: Rule) => ReadonlySet<string> {
  const known = new Map<Rule, ReadonlySet<string>>();
  return (rule) => {
    const found = known.get(rule) ?? new Set(rule(content).map(formatProblem));
    known.set(rule, found);
    return found;
  };
}

const page = (file: string, text: string) => {
  pretendFiles(new Map([[file, text]]));
  return contentOfPage(pageFor(file));
};

/** What a page does not say although the file does, or does in an element that nobody wrote. */
function unseen(file: string, text: string, { text: changed }: Mutant): string[] {
  const code =
    /^(?:locales|data\/faqs|data\/legal|data\/sample-product)\/([^/.]+)/.exec(file)?.[1] ?? "en";
  const before = page(file, text);
  const old = leavesOf(JSON.parse(text));
  const visible = (path: string, said: string) =>
    shownAs(old.get(path), path, code).every((part) => said.includes(part));
  const wasVisible = new Set([...old.keys()].filter((path) => visible(path, before.said)));
  const after = page(file, changed);
  const lost = [...leavesOf(JSON.parse(changed))]
    .filter(([path, leaf]) => old.get(path) !== leaf && wasVisible.has(path) && !isKeyword(path))
    .flatMap(([path, leaf]) =>
      shownAs(leaf, path, code)
        .filter((part) => !after.said.includes(part) && !lookedUp(file).includes(part))
        .map((part) => `${path} is not shown as ${part}`),
    );
  const added = after.elements.filter((name) => !before.elements.includes(name));
  return [...lost, ...added.map((name) => `an element ${name} that was not there`)];
}

test("the pages that are judged are whole", () => {
  const { said } = contentOfPage(pageFor("data/plans.json"));
  for (const { id, price } of plansOf("en").plans) {
    expect(said).toContain(id);
    expect(said).toContain(price);
  }
  for (const { answer } of questionsOf("en")) expect(said).toContain(answer);
});

describe.each(files)("%s", (file, text) => {
  const content = contentAround(everything, file);
  const before = saidBefore(content);
  const random = randomFrom(seedOf(file));
  const mutants = Array.from({ length: changes }, () => mutate(text, random));

  test("each change is reported with file and place, or shown as it is written", () => {
    const wrong: string[] = [];
    for (const mutant of mutants.filter((each) => each.text !== text)) {
      const problem = newProblem(rules, contentWith(content, file, mutant.text), before);
      if (problem) {
        const isPlaced = problem.file !== "" && problem.line > 0 && problem.column > 0;
        if (!isPlaced || !problem.is || !problem.write) wrong.push(formatProblem(problem));
        continue;
      }
      wrong.push(...unseen(file, text, mutant).map((each) => `${mutant.what}: ${each}`));
    }
    expect(wrong).toEqual([]);
  }, 3_600_000);
});
