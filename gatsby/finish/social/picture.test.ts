/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** HarfBuzz is an ES module that waits for itself: jest cannot load it, Node can. */
function pictureOf(code: string, dir: string, headline: string): string {
  const program = `
    import { socialPicture } from ${JSON.stringify(resolve(__dirname, "picture"))};
    const language = { code: "${code}", htmlLang: "${code}", dir: "${dir}", scriptGroup: "latin" };
    const texts = { brand: "Brand", headline: ["${headline}", "${headline}"], tagline: "${headline}" };
    socialPicture(language, texts).then((svg) => process.stdout.write(String(svg)));`;
  const tsx = resolve("node_modules/.bin/tsx");
  const { stdout, stderr } = spawnSync(tsx, ["-e", program], { encoding: "utf8" });
  if (stderr.includes("Error")) throw new Error(stderr);
  return stdout;
}

test("a language whose letters no font here has gets no picture of its own", () => {
  expect(pictureOf("ta", "ltr", "ஒரு குறியீடு")).toBe("undefined");
});

test("letters are outlines; where the line begins at the right, the carton stands at the left", () => {
  const cartonAt = (svg: string) => Number(/<image [^>]* x="(\d+)"/.exec(svg)?.[1]);
  const [english, arabic] = [pictureOf("en", "ltr", "One"), pictureOf("ar", "rtl", "رمز")];
  expect(english).not.toContain("<text");
  expect(cartonAt(english)).toBeGreaterThan(600);
  expect(cartonAt(arabic)).toBeLessThan(600);
});
