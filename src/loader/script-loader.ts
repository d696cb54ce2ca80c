import { whenIdle } from "../app/when-idle";
import { addLate } from "./add-late";
import { keepAnchor, scrollSmoothly } from "./anchors";
import { firstPaint } from "./first-paint";
import { keepPresses } from "./keep-presses";
import { append, loadScripts } from "./load-scripts";
import { scriptless } from "./scriptless";

/** The first signs that somebody means to use the page. */
const intents = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/** How long preparing may wait for the page's load event, in milliseconds. */
const patience = 5000;

/** A page in the default language may have another one to offer by itself. */
function mayOfferLanguage(lang: string | undefined): boolean {
  const { lang: own, dataset } = document.documentElement;
  return own === lang && !("languageChosen" in dataset) && !navigator.languages[0]?.startsWith(own);
}

const isSavingData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Runs inline at the end of every page, the same text on each, in place of Gatsby's own inline and
 * async scripts. Once the page is painted and its pictures and fonts are there, it has code and data
 * brought into the browser's cache, unless the visitor saves data; nothing of it runs before the
 * first sign of intent, so that a page that is only read is never busy.
 * @param settings data attributes of its script element: `scripts`, addresses separated by spaces;
 * `prepare`, the address of the script that brings code and data; `hash`, webpack's compilation
 * hash; `lang`, the `lang` of pages in the default language
 */
export function scriptLoader(settings: DOMStringMap): void {
  const { scripts = "", prepare = "", hash, lang } = settings;
  Object.assign(window, {
    pagePath: document.body.dataset.path,
    ___chunkMapping: {},
    ___webpackCompilationHash: hash,
  });

  const painted = firstPaint();
  painted.then(addLate);
  const start = loadScripts(scripts.split(" "), scriptless());
  keepPresses(start);
  scrollSmoothly();
  keepAnchor();
  for (const type of intents) addEventListener(type, start, { capture: true, once: true });

  let isPrepared = false;
  const getReady = () => {
    if (isPrepared) return;
    isPrepared = true;
    if (!isSavingData()) append(prepare);
    if (mayOfferLanguage(lang)) start();
  };
  addEventListener("load", () => painted.then(() => whenIdle(getReady)));
  setTimeout(getReady, patience);
}
