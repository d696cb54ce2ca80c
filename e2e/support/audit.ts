import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";

const source = (module: string) => readFileSync(require.resolve(module), "utf8");

/** WCAG 2.2 A and AA, and what axe calls best practices. */
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe-core finds wrong on the page as it stands, one line each. In forced colours the contrast
 * is the reader's own, and axe reads the author's: that rule is left out there.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source("axe-core/axe.min.js"));
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run({
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      rules: {
        "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
        "target-size": { enabled: true },
      },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
  }, axeTags);
}

interface IbmReport {
  results: { ruleId: string; value: string[]; message: string; path: { dom: string } }[];
}

/**
 * What IBM's accessibility-checker-engine calls a violation, one line each. A label whose words are
 * hidden with all of the page behind a dialog is none.
 */
export async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(source("accessibility-checker-engine/ace-window.js"));
  return page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (doc: Document, sets: string[]) => Promise<IbmReport> } };
    };
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .filter(
        ({ ruleId }) =>
          ruleId !== "label_content_exists" || !document.querySelector("[role=dialog]"),
      )
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
  });
}

interface SnifferMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

/**
 * What HTML_CodeSniffer calls an error by WCAG 2 AA, one line each. It reads the contrast of text in a
 * drawing from properties of CSS that do not colour it: there the other two auditors judge.
 */
export async function snifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(source("html_codesniffer/build/HTMLCS.js"));
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as {
      HTMLCS: {
        ERROR: number;
        process: (standard: string, content: Document, done: () => void) => void;
        getMessages: () => SnifferMessage[];
      };
    };
    await new Promise<void>((resolve) => HTMLCS.process("WCAG2AA", document, resolve));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .filter(({ code, element }) => !(code.includes("1_4_3") && element.closest("svg")))
      .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 120)})`);
  });
}
