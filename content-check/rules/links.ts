import { guidePath, linkedSections as siteSections } from "../../src/i18n/paths";
import { type Content, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { languageTexts } from "../language-texts";
import { sourceOf } from "../languages";
import { nearest, quote } from "../problem";

const target = /(?<=\]\()\S*?(?=\))/g;
const external =
  /^(https:\/\/[^/\s]+\.[^/\s]|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\w+:\{\{\w+\}\}|\{\{)/;

/** Every link leads to a page, to a section that exists, or to an https:, mailto: or tel: address. */
export const links: Rule = (content) => {
  const known = linkTargets(content);
  const inTexts = languageTexts(content).flatMap((place) =>
    [...place.text.matchAll(target)].map(({ 0: link, index }) => ({ place, link, index })),
  );
  // The schema checks the addresses of resources on other sites.
  const resources = textsAt(content, "data/site.json", "resources.*.url")
    .filter(({ text }) => text.startsWith("/"))
    .map((place) => ({ place, link: place.text, index: undefined }));
  return [...inTexts, ...resources].flatMap(({ place, link, index }) => {
    const address = link.startsWith("#") ? `${pathOf(place.document.file)}${link}` : link;
    if (external.test(link) || known.includes(address)) return [];
    const found = `a link to ${quote(link)}, which is no page, section or https:// address`;
    const any = "a page such as /privacy, one of its sections, or an address with https://";
    return [problemAt(place, found, nearest(link, known) ?? any, index)];
  });
};

/** Returns the path of the page that shows a file, if it is a legal document or the guide. */
function pathOf(file: string): string | undefined {
  const [, document] = /^data\/legal\/[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (document) return `/${document}`;
  return file.startsWith("data/guide/") ? guidePath : undefined;
}

/** Lists the sections of the English pages. The rule sameLists gives translations the same ones. */
const sectionsOf = (content: Content) =>
  [...content.documents.keys()]
    .filter((file) => pathOf(file) && sourceOf(file) === file)
    .flatMap((file) => textsAt(content, file, "sections.*.id"))
    .map(({ document, text }) => ({ document, address: `${pathOf(document.file)}#${text}` }));

/** Lists the pages and sections of the site, for example "/", "/#faq" and "/privacy#contact". */
function linkTargets(content: Content): string[] {
  const anchors = textsAt(content, "data/navigation.json", "main.*");
  const pages = textsAt(content, "data/navigation.json", "legal.*.id");
  return [
    "/",
    guidePath,
    ...anchors.map(({ text }) => `/#${text}`),
    ...pages.map(({ text }) => `/${text}`),
    ...sectionsOf(content).map(({ address }) => address),
  ];
}

/** The sections exist to which the site's own code links. */
export const linkedSections: Rule = (content) => {
  const sections = sectionsOf(content);
  return Object.values(siteSections).flatMap((address) => {
    const [path, id] = address.split("#");
    const document = sections.find((each) => each.address.startsWith(`${path}#`))?.document;
    if (!document || sections.some((each) => each.address === address)) return [];
    const found = `a list without the section ${quote(id)}, which other pages link to`;
    const expected = "that id in the section that the links lead to";
    return [problemAt({ document, path: ["sections"] }, found, expected)];
  });
};
