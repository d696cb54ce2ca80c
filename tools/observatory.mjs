// Scores a server by Mozilla's HTTP Observatory: `node tools/observatory.mjs <host> <httpPort> <httpsPort>`.
// Its package is installed apart from the project's, without its scripts: one of them downloads the
// browsers' HSTS preload list, which an empty one stands in for. Prints the result as JSON.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { asScript, root, works } from "./lib/command.mjs";

const version = "1.4.8";
const folder = join(root, "node_modules/.cache/observatory");
const home = join(folder, "node_modules/@mdn/mdn-http-observatory");

function install() {
  if (existsSync(join(home, "conf/hsts-preload.json"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
  if (!works("npm", ["install", ...options, `@mdn/mdn-http-observatory@${version}`])) {
    throw new Error("The Observatory could not be installed (is the network there?).");
  }
  writeFileSync(join(home, "conf/hsts-preload.json"), "{}\n");
}

const part = (path) => import(pathToFileURL(join(home, "src", path)).href);

await asScript(import.meta.url, async () => {
  const [host, httpPort, httpsPort] = process.argv.slice(2);
  install();
  const { retrieve } = await part("retriever/retriever.js");
  const { ALL_TESTS } = await part("constants.js");
  const { getGradeForScore, getScoreModifier } = await part("grader/grader.js");
  const requests = await retrieve(host, {
    httpPort: Number(httpPort),
    httpsPort: Number(httpsPort),
  });
  const tests = ALL_TESTS.map((test) => test(requests)).map((output) => ({
    name: output.constructor.name,
    result: output.result,
    points: getScoreModifier(output.result),
    pass: output.pass,
  }));
  const { score, grade } = getGradeForScore(tests.reduce((sum, { points }) => sum + points, 100));
  console.log(JSON.stringify({ score, grade, tests }, null, 2));
  return 0;
});
