import { resolve } from "node:path";
import { readSiteData } from "../gatsby/finish/site-data";
import { liveProblems } from "./preflight/live";
import { placeholdersIn } from "./preflight/placeholders";
import { readHeadersFile } from "./server/headers-file";

/**
 * Says what stands between this site and its launch; exits 0 only when nothing does.
 * Usage: npm run preflight [-- https://www.example.com], with an address also what is served there
 */
const onceOnly = [
  "The legal pages were read by somebody who answers for them, in every published language.",
  "The whole domain, with all subdomains, is ready for HTTPS only (docs/deploying.md, HSTS).",
  "Mail to the support, privacy and legal addresses reaches a person.",
  "The sitemap is handed in to the search consoles.",
];

async function main(): Promise<void> {
  const url = process.argv[2];
  const data = readSiteData(process.cwd());
  const placeholders = placeholdersIn(data.site);
  const headers = readHeadersFile(resolve("public"))("/");
  const live = url ? await liveProblems({ ...data, url, headers }) : [];
  const problems = [...placeholders, ...live];
  console.log(
    ["What no program can check:", ...onceOnly.map((each) => `- ${each}`), ""].join("\n"),
  );
  if (!url)
    console.log("No address was given: npm run preflight -- https://… checks what is served.");
  if (problems.length === 0) {
    console.log("Ready.");
    return;
  }
  console.error([...problems, `${problems.length} to put right before going live.`].join("\n"));
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
