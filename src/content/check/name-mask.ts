import type { Content } from "./content";
import { type ForeignName, foreignNames } from "./foreign-names";
import { nodeAt, plainValue } from "./json-document";
import { plansFile } from "./known-placeholders";
import { hide } from "./text-mask";

/** Hides the names that a language may write in foreign letters. */
export function nameMask(content: Content): (text: string, code: string) => string {
  const names = [...foreignNames, ...planNames(content)];
  const patterns = new Map<string, RegExp>();
  return (text, code) => {
    const pattern = patterns.get(code) ?? patternOf(names, code);
    patterns.set(code, pattern);
    const masked = hide(text, pattern);
    // While the plans cannot be read, any word in capitals may be the name of one.
    return content.documents.has(plansFile) ? masked : hide(masked, /[A-Z][A-Z0-9]+/g);
  };
}

function planNames(content: Content): ForeignName[] {
  const document = content.documents.get(plansFile);
  const plans = document && plainValue(nodeAt(document, ["plans"]));
  return (Array.isArray(plans) ? plans : []).flatMap((plan: unknown) =>
    typeof plan === "object" && plan !== null && "id" in plan && plan.id
      ? [{ name: String(plan.id), why: "name of a plan" }]
      : [],
  );
}

/** Patterns and long names first, so that "GS1" leaves "GS1 Digital Link" whole. */
function patternOf(names: readonly ForeignName[], code: string): RegExp {
  const sources = names
    .filter((name) => name.in?.includes(code) ?? true)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .map(({ name }) => (typeof name === "string" ? wholeWord(name) : name.source));
  return new RegExp(sources.join("|"), "gu");
}

function lengthOf({ name }: ForeignName): number {
  return typeof name === "string" ? name.length : Number.MAX_SAFE_INTEGER;
}

/** A no-break space is as good as a space; "QR" is no part of "QRS". */
function wholeWord(name: string): string {
  const source = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[ \\u00a0]");
  return `(?<![\\p{Script=Latin}\\d])${source}(?![\\p{Script=Latin}\\d])`;
}
