import { checkContent } from "../content-check/check-content";
import { indexedPages, publishedIn, siteContent } from "../gatsby/content/site-content";
import { liveProblems, openQuestions, unsetValues } from "./preflight-checks";
import { readHeadersFile } from "./server/static-server";

const openTitle =
  "Questions of buyers that the site does not answer yet (each answer is an optional setting):";

/**
 * Lists the questions of buyers that the site leaves open, and what must be fixed before the site is launched.
 * Fails if something must be fixed.
 * Usage: npm run preflight [-- https://www.example.com]. With an address, it also checks the deployed
 * site.
 */
async function main() {
  const content = siteContent();
  const { site } = content;
  const open = openQuestions(site.offer).map((line) => `- ${line}`);
  if (open.length > 0) console.log([openTitle, ...open].join("\n"));
  const paths = indexedPages(content).map(({ path }) => path);
  const headers = readHeadersFile("public")("/");
  const languages = publishedIn(content);
  const url = process.argv[2];
  if (url && Object.keys(headers).length === 0) {
    throw new Error("public/_headers is missing or empty. Run npm run build first.");
  }
  const live = url ? await liveProblems({ site, paths, languages, url, headers }) : [];
  // A warning, such as a date that has passed, must be fixed before a launch as well.
  const { errors, warnings } = checkContent(process.cwd());
  const all = [...errors, ...warnings, ...unsetValues(site), ...live];
  console.error([...all, `${all.length} to fix before the launch.`].join("\n"));
  process.exitCode = all.length > 0 ? 1 : 0;
}

main();
