import { Marked, type Tokens } from "marked";
import type { LegalBlock, LegalTable } from "../../src/content/types";
import { localePath } from "../../src/i18n/paths";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const attribute = (text: string) => escapeHtml(text).replaceAll('"', "&quot;");

/** Addresses that are read from left to right in every language. */
const isolated = /^(mailto:|tel:|https?:)/;

/** Renders `==text==` as <mark>, which shows where the operator has to fill in a value. */
const markExtension = {
  name: "mark",
  level: "inline" as const,
  start: (source: string) => source.indexOf("=="),
  tokenizer(source: string) {
    const match = /^==(.+?)==/.exec(source);
    return match ? { type: "mark", raw: match[0], text: match[1] ?? "" } : undefined;
  },
  renderer: (token: Tokens.Generic) => `<mark>${escapeHtml(String(token.text))}</mark>`,
};

function markdownFor(language: string, pathPrefix: string): Marked {
  const marked = new Marked({ gfm: false });
  marked.use({
    extensions: [markExtension],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = href.startsWith("/") ? pathPrefix + localePath(language, href) : href;
        const label = isolated.test(href) ? `<bdi dir="ltr">${text}</bdi>` : text;
        return `<a href="${attribute(target)}">${label}</a>`;
      },
    },
  });
  return marked;
}

/**
 * Converts a line of text with inline Markdown (bold, code, links) to HTML, and escapes tags in it. Links to
 * other pages of the site keep the language.
 * @param pathPrefix Gatsby's path prefix, such as "/site", or ""
 */
export function inlineHtml(text: string, language: string, pathPrefix: string): string {
  return markdownFor(language, pathPrefix).parseInline(text, { async: false });
}

/**
 * Converts a table, whose rows become cards on phones. Each cell therefore has the name of its column, and the
 * first cell is the header of its row.
 */
function tableHtml({ head, rows }: LegalTable, inline: (text: string) => string): string {
  const names = head.map((name) => `<th scope="col">${inline(name)}</th>`).join("");
  const cell = (text: string, column: number) => {
    const label = `data-label="${attribute(head[column] ?? "")}"`;
    return column === 0
      ? `<th scope="row" ${label}>${inline(text)}</th>`
      : `<td ${label}>${inline(text)}</td>`;
  };
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
  return `<table><thead><tr>${names}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Converts the blocks of a legal section (paragraphs, lists and tables) to HTML. */
export function blocksToHtml(blocks: LegalBlock[], language: string, pathPrefix: string): string {
  const inline = (text: string) => inlineHtml(text, language, pathPrefix);
  return blocks
    .map(({ text, list, table }) => {
      if (text !== undefined) return `<p>${inline(text)}</p>`;
      if (list) return `<ul>${list.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
      return table ? tableHtml(table, inline) : "";
    })
    .join("");
}
