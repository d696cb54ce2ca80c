/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const lines = [
  { code: "en", dir: "ltr", text: "One" },
  { code: "ar", dir: "rtl", text: "رمز" },
  { code: "ta", dir: "ltr", text: "ஒரு குறியீடு" },
];

/** HarfBuzz is an ES module that waits for itself: jest cannot load it, Node can. */
const program = `
  import { socialPicture } from ${JSON.stringify(resolve(__dirname, "picture"))};
  const pictures = ${JSON.stringify(lines)}.map(({ code, dir, text }) =>
    socialPicture(
      { code, dir, htmlLang: code, scriptGroup: "latin" },
      { brand: "Brand", headline: [text, text], tagline: text },
    ));
  Promise.all(pictures).then((svgs) => process.stdout.write(JSON.stringify(svgs)));`;

test("letters are outlines beside the carton; where no font here has them, there is no picture", () => {
  const tsx = resolve("node_modules/.bin/tsx");
  const { stdout } = spawnSync(tsx, ["-e", program], { encoding: "utf8" });
  const [english, arabic, tamil] = JSON.parse(stdout) as [string, string, null];
  const cartonAt = (svg: string) => Number(/<image [^>]* x="(\d+)"/.exec(svg)?.[1]);
  expect(english).not.toContain("<text");
  expect(cartonAt(english)).toBeGreaterThan(600);
  expect(cartonAt(arabic)).toBeLessThan(600);
  expect(tamil).toBeNull();
});
