import { Marked, type Tokens } from "marked";
import { localePath } from "../i18n/paths";
import type { LegalBlock } from "./types";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const isolated = /^(mailto:|tel:|https?:)/;

/** `==text==` marks what the operator has still to fill in. */
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

function markdownFor(language: string): Marked {
  const marked = new Marked({ gfm: false });
  marked.use({
    extensions: [markExtension],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = href.startsWith("/") ? localePath(language, href) : href;
        const label = isolated.test(href) ? `<bdi dir="ltr">${text}</bdi>` : text;
        return `<a href="${escapeHtml(target).replaceAll('"', "&quot;")}">${label}</a>`;
      },
    },
  });
  return marked;
}

/** One line of text with inline Markdown (bold, code, links) as HTML; tags in it are escaped. */
export function inlineHtml(text: string, language: string): string {
  return markdownFor(language).parseInline(text, { async: false });
}

/**
 * The blocks of a legal section (paragraph, list or table) as HTML. Root-relative links lead to the
 * same language.
 */
export function blocksToHtml(blocks: LegalBlock[], language: string): string {
  const inline = (text: string) => inlineHtml(text, language);
  const cells = (tag: "td" | "th", row: string[], scope = "") =>
    row.map((cell) => `<${tag}${scope}>${inline(cell)}</${tag}>`).join("");
  return blocks
    .map((block) => {
      if ("text" in block) return `<p>${inline(block.text)}</p>`;
      if ("list" in block) {
        return `<ul>${block.list.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
      }
      const { head: names, rows } = block.table;
      const head = `<thead><tr>${cells("th", names, ' scope="col"')}</tr></thead>`;
      const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("");
      return `<div class="table"><table>${head}<tbody>${body}</tbody></table></div>`;
    })
    .join("");
}
