import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";
import { isFirefox, setUpBrowser } from "./support/browser";
import { fullMatrix, isFull } from "./support/cases";
import { find, legalLink } from "./support/find";
import { brokenPageData, setUpServer } from "./support/servers";
import { statesOf } from "./support/states";
import { data, localePath, previewAddress, samplePages, textIn } from "./support/texts";

// With FULL=1 three auditors, and every page, language, width and state, also in forced colors.
const server = setUpServer();
const open = setUpBrowser(server);

interface Auditor {
  /** The script that defines the auditor in the page. */
  module: string;
  /** Runs in the page. Returns what the auditor finds, one line each. */
  findings: () => Promise<string[]>;
}

/** WCAG 2.2 A and AA, and the best practices of axe-core. */
const axe: Auditor = {
  module: "axe-core/axe.min.js",
  findings: async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run({
      runOnly: {
        type: "tag",
        values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
      resultTypes: ["violations"],
      rules: {
        // In forced colors, axe reads the colors of the author.
        "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
        "target-size": { enabled: true },
      },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
  },
};

/**
 * The violations that IBM's accessibility-checker-engine finds. Behind an open dialog the page is hidden, with
 * the labels that one rule looks for, and with controls that another rule takes for focusable, because it does
 * not know that the focus cannot leave the dialog.
 */
const ibm: Auditor = {
  module: "accessibility-checker-engine/ace-window.js",
  findings: async () => {
    type Result = { ruleId: string; value: string[]; message: string; path: { dom: string } };
    type Check = (doc: Document, sets: string[]) => Promise<{ results: Result[] }>;
    const { ace } = window as unknown as { ace: { Checker: new () => { check: Check } } };
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .filter(
        ({ ruleId }) =>
          !["label_content_exists", "aria_hidden_nontabbable"].includes(ruleId) ||
          !document.querySelector("[role=dialog]"),
      )
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
  },
};

/**
 * The errors against WCAG 2 AA that HTML_CodeSniffer finds, except the contrast of text in SVG, where it reads
 * the wrong CSS properties.
 */
const sniffer: Auditor = {
  module: "html_codesniffer/build/HTMLCS.js",
  findings: async () => {
    const { HTMLCS } = window as unknown as {
      HTMLCS: {
        ERROR: number;
        process: (standard: string, content: Document, done: () => void) => void;
        getMessages: () => { type: number; code: string; msg: string; element: Element }[];
      };
    };
    await new Promise<void>((resolve) => HTMLCS.process("WCAG2AA", document, resolve));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .filter(({ code, element }) => !(code.includes("1_4_3") && element.closest("svg")))
      .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 120)})`);
  },
};

const documents = data.documents.map(({ path }) => path);
const paths = isFull
  ? [...documents, ...Object.values(samplePages), previewAddress, "/no-such-page"]
  : ["/guide", "/privacy", samplePages.batch, previewAddress, "/no-such-page"];
const visits = isFull
  ? data.published.flatMap(({ code }) => [320, 390, 1280].map((width) => ({ code, width })))
  : fullMatrix.map(({ code, size }) => ({ code, width: size === "phone" ? 390 : 1280 }));
/** All cases, or the more difficult one. */
const smokeVisits = isFull ? visits : visits.slice(1);

/** The findings of all auditors, one line each, with the state of the page. */
async function audit(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const { module, findings } of isFull ? [axe, ibm, sniffer] : [axe]) {
    await page.evaluate(readFileSync(require.resolve(module), "utf8"));
    found.push(...(await page.evaluate(findings)).map((finding) => `${state}: ${finding}`));
  }
  return found;
}

const audits = [
  ...visits.map((visit) => ({ ...visit, path: "/" })),
  ...smokeVisits.flatMap((visit) => paths.map((path) => ({ ...visit, path }))),
];

test.each(audits)(
  "$path in $code has no accessibility violation at $width px in any state",
  async ({ path, code, width }) => {
    const found: string[] = [];
    const page = await open({ path: localePath(code, path), size: "desktop" });
    await page.setViewport({ width, height: 844 });
    const all = statesOf(path);
    // Audits the landing page in all other states, and the other pages in their initial state.
    const short = path === "/" ? all.slice(1) : all.slice(0, 1);
    for (const state of isFull ? all : short) {
      await state.enter(page, code);
      found.push(...(await audit(page, state.name)));
    }
    // Firefox cannot emulate system colors, and puppeteer's method does not support them.
    if (isFull && !isFirefox) {
      await page.reload();
      // The content of a preview is rendered by a script.
      await page.waitForSelector("h1");
      const features = [
        { name: "forced-colors", value: "active" },
        { name: "prefers-reduced-motion", value: "reduce" },
      ];
      await (await page.createCDPSession()).send("Emulation.setEmulatedMedia", { features });
      expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
      found.push(...(await audit(page, "forced colors")));
    }
    expect(found).toEqual([]);
  },
);

test.each(smokeVisits)(
  "the error page in $code has no accessibility violation at $width px",
  async ({ code, width }) => {
    server.fail(brokenPageData(localePath(code, "/privacy")));
    // React reports what the page throws.
    const page = await open({ path: localePath(code, "/"), size: "desktop", expected: /./ });
    await page.setViewport({ width, height: 844 });
    await (await legalLink(page, code, "privacy")).click();
    await find(page, "heading", textIn(code, "common:error.title"));
    expect(await audit(page, "error page")).toEqual([]);
  },
);
