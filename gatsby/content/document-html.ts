import { Marked } from "marked";
import { fillPlaceholders } from "../../src/content/fill-placeholders";
import { formatDate, formatNumber, priceInText } from "../../src/content/format";
import { planCell } from "../../src/content/plan-cell";
import type {
  GuideSource,
  LegalBlock,
  LegalDocument,
  LegalPlans,
  LegalTable,
  Site,
} from "../../src/content/types";
import { defaultLanguage, localePath } from "../../src/i18n/paths";
import { textAt } from "../../src/i18n/translator";
import { valuesIn } from "./placeholder-values";
import { languageIn, type SiteContent } from "./site-content";

/** Converts inline Markdown to HTML. */
type Inline = (text: string) => string;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const attribute = (text: string) => escapeHtml(text).replaceAll('"', "&quot;");

/** Addresses that are read from left to right in every language. */
const isolated = /^(mailto:|tel:|https?:)/;

/** A gap, which shows where the operator has to fill in a value (placeholder-values.ts). */
const gap = /==(\[.+?\])==/g;

/**
 * Returns a function that converts a line of text with inline Markdown (bold, code, links) to HTML, and escapes
 * tags in it. Links to other pages of the site keep the language.
 * @param pathPrefix Gatsby's path prefix, such as "/site", or ""
 */
export function inlineHtml(code: string, pathPrefix: string): Inline {
  const marked = new Marked({ gfm: false });
  marked.use({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = href.startsWith("/") ? pathPrefix + localePath(code, href) : href;
        const label = isolated.test(href) ? `<bdi dir="ltr">${text}</bdi>` : text;
        return `<a href="${attribute(target)}">${label}</a>`;
      },
    },
  });
  return (text) => marked.parseInline(text, { async: false }).replace(gap, "<mark>$1</mark>");
}

/**
 * Converts a table, whose rows become cards on phones. Each cell therefore has the name of its column, and the
 * first cell is the header of its row.
 */
function tableHtml({ head, rows }: LegalTable, inline: Inline): string {
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

export function blocksToHtml(blocks: LegalBlock[], inline: Inline): string {
  return blocks
    .map(({ text, list, table }) => {
      if (text !== undefined) return `<p>${inline(text)}</p>`;
      if (list) return `<ul>${list.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
      return table ? tableHtml(table, inline) : "";
    })
    .join("");
}

/** Returns the conditions that a site fulfills. Blocks without a condition are always shown. */
const conditionsOf = ({ imageHost, newsletter }: Site): LegalBlock["when"][] => [
  imageHost ? "imageHost" : "noImageHost",
  newsletter.endpoint ? "newsletter" : "noNewsletter",
  undefined,
];

/** Returns the plans as a table of a legal text, with the texts of the pricing section. */
function plansTable({ head }: LegalPlans, content: SiteContent, code: string): LegalTable {
  const { currency, plans } = content.plans;
  const language = languageIn(content, code);
  const landing = content.texts(code, "landing");
  const rows = plans.map((plan) => {
    const { productLimit } = plan;
    const productLimitText = productLimit === null ? null : formatNumber(productLimit, language);
    const cells = ["products", "qrCodes"].map((row) => {
      const cell = planCell(row, { ...plan, productLimitText });
      if (cell.kind === "missing") return textAt({ landing }, "landing:pricing.notIncluded");
      if (cell.kind === "included") return textAt({ landing }, "landing:pricing.included");
      // The other placeholders are filled later, with the rest of the document.
      return textAt({ landing }, cell.key).replaceAll(/\{\{\s*limit\s*\}\}/g, cell.limit ?? "");
    });
    return [plan.id, priceInText(plan.priceCents, currency, language), ...cells];
  });
  return { head, rows };
}

interface DatedDocument extends LegalDocument {
  /** The day of its last change, as year-month-day. */
  updated: string;
  /** Of the guide's answers. */
  sources?: GuideSource[];
}

/** Returns a legal document or the guide, whose placeholders are not filled. */
export function documentOf(content: SiteContent, code: string, id: string): DatedDocument {
  if (id === "guide") return { ...content.guideTexts(code), ...content.guide };
  const legal = content.navigation.legal.find((each) => each.id === id);
  if (!legal) throw new Error(`data/navigation.json has no legal document ${id}`);
  return { ...content.legal(code, id), updated: legal.updated };
}

/**
 * Converts a legal document or the guide to HTML: fills placeholders, applies conditions, renders Markdown.
 * @param id of a legal document, or "guide"
 * @param pathPrefix Gatsby's path prefix, such as "/site", or ""
 */
export function documentHtml(content: SiteContent, code: string, id: string, pathPrefix: string) {
  const texts = documentOf(content, code, id);
  const values = valuesIn(content, code);
  const fill = <T>(value: T) => fillPlaceholders(value, values);
  const inline = inlineHtml(code, pathPrefix);
  const conditions = conditionsOf(content.site);
  return {
    title: fill(texts.title),
    description: fill(texts.description),
    appliesTo: fill(texts.appliesTo),
    updated: texts.updated,
    updatedText: formatDate(texts.updated, languageIn(content, code)),
    summary: inline(fill(texts.summary)),
    sections: texts.sections.map(({ id, heading, blocks }) => {
      const shown = blocks
        .filter(({ when }) => conditions.includes(when))
        .map(({ plans, ...block }) =>
          plans ? { table: plansTable(plans, content, code) } : block,
        );
      return { id, heading: fill(heading), html: blocksToHtml(fill(shown), inline) };
    }),
    // Sources in other languages than English are shown in their own language only.
    sources: texts.sources?.filter(({ language }) => [defaultLanguage, code].includes(language)),
  };
}
