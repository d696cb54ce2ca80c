import { pseudoFiles } from "../../e2e/support/pseudo";
import type { Language } from "../../src/content/types";
import type { Edit } from "../testing/project-copy";

/** Languages that the site does not have; their texts are imagined ones, so only the codes matter. */
const codes = (
  "fr de it nl sv da nb fi is pl cs sk hu ro bg uk el tr lt lv et sl hr sr bs mk sq mt ga cy eu " +
  "ca gl af zu sw am sn yo ha ig so rw ms id tl vi th lo km my ka hy az kk uz ky tg tk mn ko ta te " +
  "kn ml mr gu pa ne si lb fo fy mg mi"
).split(" ");

function languageOf(code: string): Language {
  const endonym = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return {
    code,
    htmlLang: code,
    hreflang: code,
    ogLocale: `${code}_${code.toUpperCase()}`,
    endonym,
    dir: "ltr",
    scriptGroup: "latin",
    numberingSystem: "latn",
    published: true,
  };
}

/** The edits and files that bring a copy of the project to so many languages. */
export function syntheticLanguages(present: number, wanted: number) {
  const added = codes.slice(0, Math.max(0, wanted - present));
  if (present + added.length !== wanted) {
    throw new Error(`From ${present} to ${present + codes.length} languages are possible.`);
  }
  const edits: Record<string, Edit> = {
    "data/languages.json": (json) => (json.languages as Language[]).push(...added.map(languageOf)),
    "data/site.json": (json) => {
      const location = json.location as Record<string, string>;
      for (const code of added) location[code] = location.en ?? "";
    },
  };
  return { edits, files: Object.assign({}, ...added.map(pseudoFiles)) as Record<string, unknown> };
}
