import type { Content, Rule } from "../content";
import { problemAtText, quote } from "../json-document";
import { textsAt } from "../json-values";
import { type LanguageText, languageTexts } from "../language-texts";
import { nearest } from "../nearest";
import type { Problem } from "../problem";

const target = /(?<=\]\()\S*?(?=\))/g;
const external =
  /^(https:\/\/[^/\s]+\.[^/\s]|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\w+:\{\{\w+\}\}|\{\{)/;

/** A link leads to a page, to a section that is there, or out by https:, mailto: or tel:. */
export const links: Rule = (content) => {
  const routes = routesOf(content);
  const targets = new Map<string, string[]>();
  return languageTexts(content).flatMap((entry) =>
    [...entry.text.matchAll(target)]
      .filter(([link]) => !external.test(link))
      .flatMap(({ 0: link, index }) => {
        const known = targets.get(entry.code) ?? linkTargets(content, routes, entry.code);
        targets.set(entry.code, known);
        return linkProblems(entry, link, index, routes, known);
      }),
  );
};

type Route = { id: string; path: string };

function linkProblems(
  { document, node, path }: LanguageText,
  link: string,
  index: number,
  routes: readonly Route[],
  known: readonly string[],
): Problem[] {
  const isAnchor = link.startsWith("#");
  const own = routes.find(({ id }) => document.file.endsWith(`/${id}.json`));
  if (known.length === 1 || known.includes(isAnchor ? `${own?.path}${link}` : link)) return [];
  if (link.startsWith("http://")) {
    return [
      problemAtText(document, node, path, index, {
        is: `a link to ${quote(link)}, which is not encrypted`,
        write: link.replace("http:", "https:"),
      }),
    ];
  }
  const meant = nearest(link, known);
  return [
    problemAtText(document, node, path, index, {
      is: `a link to ${quote(link)}, where nothing is`,
      write: meant ?? "a page such as /privacy, one of its sections, or an address with https://",
    }),
  ];
}

function routesOf(content: Content): Route[] {
  const file = "data/navigation.json";
  const ids = textsAt(content, file, "legal.*.id");
  return textsAt(content, file, "legal.*.path").map(({ text, path: [, index] }) => ({
    path: text,
    id: ids.find(({ path }) => path[1] === index)?.text ?? "",
  }));
}

/** Every page and section of a language, as links name them: "/", "/#faq", "/privacy#contact". */
function linkTargets(content: Content, routes: readonly Route[], code: string): string[] {
  const anchors = textsAt(content, "data/navigation.json", "main.*.anchor");
  const legal = routes.flatMap(({ id, path }) => {
    const sections = textsAt(content, `data/legal/${code}/${id}.json`, "sections.*.id");
    return [path, ...sections.map(({ text }) => `${path}#${text}`)];
  });
  return ["/", ...anchors.map(({ text }) => `/#${text}`), ...legal];
}
