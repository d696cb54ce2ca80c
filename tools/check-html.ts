import { existsSync } from "node:fs";
import { asScript, run, works } from "./lib/command";

/** Valid CSS that the checker reports, because its own CSS validator does not know it yet. */
const newerCss = [
  // CSS Containment 3: drawings measure their parts in cqw, relative to their own width.
  "Property “container-type” doesn't exist",
  "Unrecognized at-rule “@container”",
  "“(--unit|--mm|font-size|width|height|left|top)”: (Unknown dimension|Parse Error)",
  // CSS Transitions 2: the styles from which an element that appears transitions.
  "Unrecognized at-rule “@starting-style”",
  // SVG 2: strokes keep their width when a drawing is stretched.
  "Property “vector-effect” doesn't exist",
];

/** Checks every built page with the Nu HTML checker: npm run check:html */
asScript(() => {
  if (!works("java", ["-version"])) {
    console.log("Skipped: the Nu HTML checker needs Java 11 or newer, which is not installed.");
    return 0;
  }
  // The checker itself ignores a missing folder.
  if (!existsSync("public")) throw new Error("There is no built site. Run npm run build first.");
  const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
  const filter = `.*(${newerCss.join("|")}).*`;
  const options = ["--errors-only", "--filterpattern", filter, "--skip-non-html", "public"];
  return run("java", ["-jar", jar, ...options]);
});
