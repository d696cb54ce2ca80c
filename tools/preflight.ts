import { resolve } from "node:path";
import { contentOfFiles, publishedIn } from "../gatsby/content/content";
import { pagesToFind } from "../gatsby/finish/sitemap";
import { asScript } from "./lib/command.mjs";
import { contentProblems } from "./preflight/content";
import { liveProblems } from "./preflight/live";
import { placeholdersIn } from "./preflight/placeholders";
import { readHeadersFile } from "./server/headers-file";

/**
 * Says what stands between this site and its launch; exits 0 only when nothing does.
 * Usage: npm run preflight [-- https://www.example.com], with an address also what is served there
 */
const advice = `What no program can check:
- The legal pages were read by somebody who answers for them, in every published language.
- The whole domain, with all subdomains, is ready for HTTPS only (docs/deploying.md, HSTS).
- Mail to the support, privacy and legal addresses reaches a person.
- The sitemap is handed in to the search consoles.
`;

async function main() {
  console.log(advice);
  const url = process.argv[2];
  if (!url) console.log("With an address it checks what is served: npm run preflight -- https://…");
  const content = contentOfFiles();
  const { site } = content;
  const paths = pagesToFind(content).map(({ path }) => path);
  const languages = publishedIn(content);
  const headers = readHeadersFile(resolve("public"))("/");
  const live = url ? await liveProblems({ site, paths, languages, url, headers }) : [];
  const problems = [...contentProblems(process.cwd()), ...placeholdersIn(site), ...live];
  if (problems.length === 0) {
    console.log("Ready.");
    return 0;
  }
  console.error([...problems, `${problems.length} to put right before going live.`].join("\n"));
  return 1;
}

asScript(main);
