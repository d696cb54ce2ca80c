import { siteUrl } from "./support/browser";
import { other, otherThan } from "./support/cases";
import { eventually } from "./support/find";
import { faqOf, hrefIn, legalOf, pathIn } from "./support/texts";
import { type Session, startWebKit, whyNoWebKit } from "./support/webdriver";

// Three promises in a third engine, where the system has it: the engine of Safari, on GTK.
const reason = whyNoWebKit();
if (reason) console.warn(`WebKit is skipped: ${reason}`);
const inWebKit = reason ? test.skip : test;
const inTwoLanguages = other ? inWebKit : test.skip;
const { code, htmlLang, dir } = otherThan("en");

let session: Session | undefined;

beforeAll(async () => {
  if (!reason) session = await startWebKit(4477);
}, 60_000);

afterAll(() => session?.close());

function webkit(): Session {
  if (session === undefined) throw new Error("WebKit has not started");
  return session;
}

/** Opens a path, touches the page and waits until React has taken it over. */
async function open(path: string): Promise<void> {
  await webkit().go(siteUrl() + path);
  await webkit().run("dispatchEvent(new PointerEvent('pointermove'))");
  await eventually(() =>
    webkit().run<boolean>("return document.getElementById('route-announcer') !== null"),
  );
}

inWebKit("a question opens its answer", async () => {
  await open("/");
  const isOpen = () =>
    webkit().run<boolean>(
      `const button = document.querySelectorAll("#faq h3 button")[1];
       if (button.getAttribute("aria-expanded") !== "true") {
         button.focus();
         button.click();
       }
       const answer = document.getElementById(button.getAttribute("aria-controls"));
       return answer.offsetHeight > 0 && answer.textContent === arguments[0];`,
      faqOf("en")[1]?.answer,
    );
  expect(await webkit().roleOf("#faq h3 button")).toBe("button");
  expect(await eventually(isOpen)).toBe(true);
});

inWebKit("a link leads to another page of the language, without a full load", async () => {
  await open(pathIn(code, "/"));
  await webkit().run("window.isSamePage = true");
  await webkit().run(
    `document.querySelector('footer a[href="${hrefIn(code, "/cookies")}"]').click()`,
  );
  const heading = "return document.querySelector('h1').textContent";
  const { title } = legalOf(code, "cookies");
  await eventually(async () => (await webkit().run<string>(heading)) === title);
  expect(await webkit().run("return [window.isSamePage, document.documentElement.dir]")).toEqual([
    true,
    dir,
  ]);
  // Its rows are cards in a narrow window, yet a table to assistive technology.
  expect(await webkit().roleOf("table")).toBe("table");
});

inTwoLanguages("another language is kept for the next visit", async () => {
  await webkit().go(`${siteUrl()}/`);
  await webkit().run(`document.querySelector('footer a[data-language="${code}"]').click()`);
  const lang = () => webkit().run<string>("return document.documentElement.lang");
  await eventually(async () => (await lang().catch(() => "")) === htmlLang);
  await webkit().go(`${siteUrl()}/terms`);
  await eventually(async () => (await lang().catch(() => "")) === htmlLang);
  expect(await webkit().run("return location.pathname")).toBe(hrefIn(code, "/terms"));
});
