import type { KeptTexts } from "../src/content/types";
import type { Content } from "./content";
import { nodeAt, plainValue } from "./json-document";
import { isKeptIn, keptTexts } from "./kept-texts";
import { plansFile } from "./known-placeholders";
import { hide } from "./text-mask";

/** What no list of names can hold: the numbers of acts and the letters of their paragraphs. */
const actNumbers: readonly { pattern: RegExp; in?: readonly string[] }[] = [
  { pattern: /WCAG[ \u00a0]\d\.\d/ },
  { pattern: /\d+\/\d+\/EC/ },
  { pattern: /\d+\/\d{4}/ },
  { pattern: /\(EU\)|（EU）/ },
  { pattern: /[(（][a-z][)）]/ },
  { pattern: /[a-z](?=[ \u00a0]款)/, in: ["zh-TW"] },
];

/** Hides the names that a language may write in foreign letters. */
export function nameMask(content: Content): (text: string, code: string) => string {
  const plans = planNames(content);
  const kept = keptTexts(content)?.names;
  const patterns = new Map<string, RegExp>();
  return (text, code) => {
    const pattern = patterns.get(code) ?? patternOf([...namesOf(kept, code), ...plans], code);
    patterns.set(code, pattern);
    const masked = hide(text, pattern);
    // While names cannot be read, any word in Latin letters may be one, in capitals that of a plan.
    if (!kept) return hide(masked, /[\p{Script=Latin}\d]+/gu);
    return content.documents.has(plansFile) ? masked : hide(masked, /[A-Z][A-Z0-9]+/g);
  };
}

function namesOf(kept: KeptTexts["names"] = [], code: string): string[] {
  return kept.filter((each) => isKeptIn(each, code)).map(({ name }) => name);
}

function planNames(content: Content): string[] {
  const document = content.documents.get(plansFile);
  const plans = document && plainValue(nodeAt(document, ["plans"]));
  return (Array.isArray(plans) ? plans : []).flatMap((plan: unknown) =>
    typeof plan === "object" && plan !== null && "id" in plan && plan.id ? [String(plan.id)] : [],
  );
}

/** Patterns and long names first, so that "GS1" leaves "GS1 Digital Link" whole. */
function patternOf(names: readonly string[], code: string): RegExp {
  const acts = actNumbers.filter((act) => act.in?.includes(code) ?? true);
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return new RegExp(
    [...acts.map(({ pattern }) => pattern.source), ...longestFirst.map(wholeWord)].join("|"),
    "gu",
  );
}

/** Finds a name; a no-break space is as good as a space, and "QR" is no part of "QRS". */
export function wholeWord(name: string): string {
  const source = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[ \\u00a0]");
  return `(?<![\\p{Script=Latin}\\d])${source}(?![\\p{Script=Latin}\\d])`;
}
