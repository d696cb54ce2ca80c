import { resolve } from "node:path";
import { contentOfFiles, indexedPages, publishedIn } from "../gatsby/content/content";
import { asScript } from "./lib/command.mjs";
import { contentProblems } from "./preflight/content";
import { liveProblems } from "./preflight/live";
import { openQuestions } from "./preflight/open-questions";
import { placeholdersIn } from "./preflight/placeholders";
import { readHeadersFile } from "./server/headers-file";

const openTitle =
  "Questions of buyers that the site does not answer yet (each answer is an optional setting):";

/**
 * Lists the questions of buyers that the site leaves open, and what must be fixed before the site is launched.
 * Exits with 0 if nothing must be fixed: the settings that answer the questions are optional.
 * Usage: npm run preflight [-- https://www.example.com]. With an address, it also checks the deployed
 * site.
 */
const advice = `What no program can check:
- The legal pages were read by somebody who answers for them, in every published language.
- The whole domain, with all subdomains, is ready for HTTPS only (docs/deploying.md, HSTS).
- Mail to the support, privacy and legal addresses reaches a person.
- The sitemap is handed in to the search consoles.
`;

async function main() {
  const content = contentOfFiles();
  const { site } = content;
  const paths = indexedPages(content).map(({ path }) => path);
  const open = openQuestions(site).map((line) => `- ${line}`);
  if (open.length > 0) console.log([openTitle, ...open, ""].join("\n"));
  console.log(advice);
  const url = process.argv[2];
  if (!url) console.log("With an address it checks what is served: npm run preflight -- https://…");
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
