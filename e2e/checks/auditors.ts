import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";

const source = (module: string) => readFileSync(require.resolve(module), "utf8");

/** WCAG 2.2 A and AA, and the best practices of axe. */
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns the violations that axe-core finds, one line each. In forced colours the rule for contrast is off,
 * because axe reads the colours of the author.
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
 * Returns the violations that IBM's accessibility-checker-engine finds, one line each. Behind an open dialog
 * the page is hidden, and so are the labels that one rule looks for.
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
 * Returns the errors against WCAG 2 AA that HTML_CodeSniffer finds, one line each, except the contrast of
 * text in SVG, where it reads the wrong CSS properties.
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
