import { guidePath } from "../../src/content/legal-sections";
import { type Content, type Rule, textsAt } from "../content";
import { problemAtNode, quote, type TextAt } from "../json-document";
import { languageTexts } from "../language-texts";
import { nearest } from "../nearest";
import type { Problem, Words } from "../problem";
import { sourceLanguage } from "../site-languages";

const target = /(?<=\]\()\S*?(?=\))/g;
const external =
  /^(https:\/\/[^/\s]+\.[^/\s]|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\w+:\{\{\w+\}\}|\{\{)/;
const navigation = "data/navigation.json";

/** A link leads to a page, to a section that is there, or out by https:, mailto: or tel:. */
export const links: Rule = (content) => [...linksInTexts(content), ...resources(content)];

/** The links of the footer to pages of this site; the schema checks the others. */
function resources(content: Content): Problem[] {
  const known = linkTargets(content, sourceLanguage);
  return textsAt(content, "data/site.json", "resources.*.url")
    .filter(({ text }) => text.startsWith("/"))
    .flatMap((entry) => {
      const words = linkWords(content, entry, entry.text, known);
      return words ? [problemAtNode(entry.document, entry.node, words)] : [];
    });
}

function linksInTexts(content: Content): Problem[] {
  const targets = new Map<string, string[]>();
  return languageTexts(content).flatMap((entry) =>
    [...entry.text.matchAll(target)].flatMap(({ 0: link, index }) => {
      const known = targets.get(entry.code) ?? linkTargets(content, entry.code);
      targets.set(entry.code, known);
      const words = linkWords(content, entry, link, known);
      return words ? [problemAtNode(entry.document, entry.node, words, index)] : [];
    }),
  );
}

function linkWords(
  content: Content,
  { document }: TextAt,
  link: string,
  known: readonly string[],
): Words | undefined {
  const own = routesOf(content).find(({ id }) => document.file.endsWith(`/${id}.json`));
  const whole = link.startsWith("#") ? `${own?.path}${link}` : link;
  // With nothing but "/" the navigation is broken, and reported as that.
  if (external.test(link) || known.includes(whole) || known.length === 1) return undefined;
  if (link.startsWith("http://")) {
    const is = `a link to ${quote(link)}, which is not encrypted`;
    return { is, write: link.replace("http:", "https:") };
  }
  const write =
    nearest(link, known) ??
    "a page such as /privacy, one of its sections, or an address with https://";
  return { is: `a link to ${quote(link)}, where nothing is`, write };
}

function routesOf(content: Content): { id: string; path: string }[] {
  const ids = textsAt(content, navigation, "legal.*.id");
  return textsAt(content, navigation, "legal.*.path").map(({ text, path: [, index] }) => ({
    path: text,
    id: ids.find(({ path }) => path[1] === index)?.text ?? "",
  }));
}

/** Every page and section of a language, as links name them: "/", "/#faq", "/privacy#contact". */
function linkTargets(content: Content, code: string): string[] {
  const anchors = textsAt(content, navigation, "main.*.anchor");
  const routes = routesOf(content).map(({ id, path }) => [path, `data/legal/${code}/${id}.json`]);
  // Without any the navigation is broken.
  if (routes.length === 0) return ["/"];
  const pages = [...routes, [guidePath, `data/guide/${code}.json`]] as [string, string][];
  const sections = pages.flatMap(([path, file]) => [
    path,
    ...textsAt(content, file, "sections.*.id").map(({ text }) => `${path}#${text}`),
  ]);
  return ["/", ...anchors.map(({ text }) => `/#${text}`), ...sections];
}
