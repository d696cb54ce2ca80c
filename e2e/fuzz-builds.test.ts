import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../content-check/check-content";
import { choices, mutate } from "../content-check/fuzz/mutate";
import { formatProblem } from "../content-check/problem";
import { readFiles } from "../content-check/read-content";
import { schemaNameOf } from "../gatsby/content/schema-files";
import { pageFile } from "./support/texts";
import { build, copyProject } from "./support/variant";

// Ten of the fuzz test's changes, really built: seven that are reported and three that are shown.
const whenFull = process.env.FULL === "1" ? describe : describe.skip;
const wanted = { reported: 7, shown: 3 };
/** Every so many files one is changed, so that all kinds have their turn. */
const stride = 17;
const files = readFiles(join(__dirname, "..")).files.filter(([file]) => schemaNameOf(file));
/** The pages of the landing page show every text of these at once. */
const shownFiles = files.filter(([file]) => /^data\/faqs\//.test(file));
const escaped = " & 5 < 6 > 4";

whenFull("ten changes, built", () => {
  const copy = copyProject({});
  const linesOf = () => checkContent(copy.folder).problems.map(formatProblem);

  /** Builds with another text in one file, which is put back. */
  function buildWith(file: string, text: string, before: string) {
    const path = join(copy.folder, file);
    writeFileSync(path, text);
    const lines = linesOf();
    const result = { ...build(copy.folder), lines };
    writeFileSync(path, before);
    return result;
  }

  afterAll(() => copy.remove());

  test.each(Array.from({ length: wanted.reported }, (_, index) => index))(
    "a mistake stops the build, says where it is, and leaves nothing to publish: %d",
    (index) => {
      const [file, before] = files[(index * stride) % files.length] ?? ["", ""];
      const isReported = (text: string) => {
        writeFileSync(join(copy.folder, file), text);
        return linesOf().length > 0;
      };
      const mutants = choices(index, 50).map((choice) => mutate(before, choice).text);
      const { status, output, lines } = buildWith(file, mutants.find(isReported) ?? "", before);
      expect(status).not.toBe(0);
      const said = output.replace(/\s+/g, " ");
      for (const line of lines.slice(0, 20)) expect(said).toContain(line.replace(/\s+/g, " "));
      expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
      expect(existsSync(join(copy.folder, "public/index.html"))).toBe(false);
    },
    300_000,
  );

  test.each(Array.from({ length: wanted.shown }, (_, index) => index))(
    "a text with signs that HTML must escape is shown as it is written: %d",
    (index) => {
      const [file, before] = shownFiles[index % shownFiles.length] ?? ["", ""];
      const json = JSON.parse(before) as { questions: { answer: string }[] };
      const [shortest] = [...json.questions].sort((a, b) => a.answer.length - b.answer.length);
      if (shortest) shortest.answer += escaped;
      const { status, output, lines } = buildWith(file, JSON.stringify(json), before);
      expect(lines).toEqual([]);
      if (status !== 0) throw new Error(output);
      const [, code = ""] = /([^/]+)\.json$/.exec(file) ?? [];
      const page = join(copy.folder, "public", pageFile(code, "/"));
      expect(readFileSync(page, "utf8")).toContain(
        escaped.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
      );
    },
    600_000,
  );
});
