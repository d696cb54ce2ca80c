import { guidePath } from "../../src/content/legal-sections";
import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { checkTexts } from "../language-texts";
import { nearest } from "../lists";
import type { Problem, Words } from "../problem";
import { sourceLanguage } from "../site-languages";
import { quote } from "../type-words";

const target = /(?<=\]\()\S*?(?=\))/g;
const external =
  /^(https:\/\/[^/\s]+\.[^/\s]|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\w+:\{\{\w+\}\}|\{\{)/;

/** Every link leads to a page, to a section that exists, or to an https:, mailto: or tel: address. */
export const links: Rule = (content) => [...linksInTexts(content), ...resources(content)];

/** Checks the resources in the footer that are pages of this site. The schema checks other addresses. */
function resources(content: Content): Problem[] {
  const known = linkTargets(content, sourceLanguage);
  return textsAt(content, "data/site.json", "resources.*.url")
    .filter(({ text }) => text.startsWith("/"))
    .flatMap((place) => {
      const words = linkWords(place.text, place.text, known);
      return words ? [problemAt(place, words)] : [];
    });
}

function linksInTexts(content: Content): Problem[] {
  const pages = legalPages(content);
  return checkTexts(content, (code) => {
    const known = linkTargets(content, code);
    return (place) => {
      const page = pages.find(({ id }) => place.document.file.endsWith(`/${id}.json`));
      return [...place.text.matchAll(target)].flatMap(({ 0: link, index }) => {
        const words = linkWords(link, link.startsWith("#") ? `${page?.path}${link}` : link, known);
        return words ? [problemAt(place, words, index)] : [];
      });
    };
  });
}

function linkWords(link: string, path: string, known: readonly string[]): Words | undefined {
  // Another rule reports a broken navigation, in which "/" is the only target.
  if (external.test(link) || known.includes(path) || known.length === 1) return undefined;
  if (link.startsWith("http://")) {
    const found = `a link to ${quote(link)}, which is not encrypted`;
    return { found, expected: link.replace("http:", "https:") };
  }
  const expected =
    nearest(link, known) ??
    "a page such as /privacy, one of its sections, or an address with https://";
  return { found: `a link to ${quote(link)}, where nothing is`, expected };
}

function legalPages(content: Content): { id: string; path: string }[] {
  return objectsAt(content, "data/navigation.json", "legal").flatMap(({ id, path }) =>
    typeof path === "string" ? [{ id: String(id), path }] : [],
  );
}

/** Lists the pages and sections of a language, for example "/", "/#faq" and "/privacy#contact". */
function linkTargets(content: Content, code: string): string[] {
  const anchors = textsAt(content, "data/navigation.json", "main.*.anchor");
  const legal = legalPages(content).map(({ id, path }) => ({ path, file: `legal/${code}/${id}` }));
  if (legal.length === 0) return ["/"];
  const sections = [{ path: guidePath, file: `guide/${code}` }, ...legal].flatMap(
    ({ path, file }) => {
      const ids = textsAt(content, `data/${file}.json`, "sections.*.id");
      return [path, ...ids.map(({ text }) => `${path}#${text}`)];
    },
  );
  return ["/", ...anchors.map(({ text }) => `/#${text}`), ...sections];
}
