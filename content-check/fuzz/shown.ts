import { pretendFiles } from "../../src/testing/content";
import { codeOf } from "./around";
import { isKeyword, isOtherForm, leavesOf, shownAs } from "./expected";
import type { Mutant } from "./mutate";
import { contentOfPage, lookedUp, pageFor } from "./pages";

function page(file: string, text: string) {
  pretendFiles(new Map([[file, text]]));
  return contentOfPage(pageFor(file));
}

/** What a page shows of a file. */
export interface Shown {
  /** The file's values by their paths. */
  leaves: ReadonlyMap<string, unknown>;
  /** The paths of those that the page says. */
  visible: ReadonlySet<string>;
  /** The names of the page's elements. */
  elements: readonly string[];
}

/** What the page that uses a file shows of it as it stands. */
export function shownOf(file: string, text: string): Shown {
  const { said, elements } = page(file, text);
  const leaves = leavesOf(JSON.parse(text));
  const isSaid = ([path, leaf]: [string, unknown]) =>
    shownAs(leaf, path, codeOf(file)).every((part) => said.includes(part));
  return { leaves, visible: new Set([...leaves].filter(isSaid).map(([path]) => path)), elements };
}

/** What the page does not say although the changed file does, or says in an element that nobody wrote. */
export function unseen(file: string, { text }: Mutant, before: Shown): string[] {
  const { said, elements } = page(file, text);
  const isChanged = ([path, leaf]: [string, unknown]) =>
    before.leaves.get(path) !== leaf &&
    before.visible.has(path) &&
    !isKeyword(path) &&
    !isOtherForm(path, codeOf(file));
  const lost = [...leavesOf(JSON.parse(text))].filter(isChanged).flatMap(([path, leaf]) =>
    shownAs(leaf, path, codeOf(file))
      .filter((part) => !said.includes(part) && !lookedUp(file).includes(part))
      .map((part) => `${path} is not shown as ${part}`),
  );
  const added = elements.filter((name) => !before.elements.includes(name));
  return [...lost, ...added.map((name) => `an element ${name} that was not there`)];
}
