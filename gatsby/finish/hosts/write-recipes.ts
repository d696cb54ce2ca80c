import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../files";
import { headersFile } from "./headers-file";
import { redirectsFile } from "./redirects-file";
import { caddyHeaders, cloudFrontPolicy, nginxHeaders } from "./server-snippets";

/**
 * Writes what hosts must know of this build: `_headers` and `_redirects` beside the pages, and the
 * snippets that the recipes in deploy/ take in.
 * @param headers what every answer has
 */
export async function writeRecipes(
  publicFolder: string,
  deployFolder: string,
  headers: Readonly<Record<string, string>>,
  languages: readonly { code: string }[],
): Promise<void> {
  const paths = (await filesIn(publicFolder)).map((file) => `/${file}`);
  await writeFile(join(publicFolder, "_headers"), headersFile(headers, paths));
  await writeFile(join(publicFolder, "_redirects"), redirectsFile(languages));

  const folder = join(deployFolder, "generated");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "nginx-headers.conf"), nginxHeaders(headers));
  await writeFile(join(folder, "caddy-headers.conf"), caddyHeaders(headers));
  await writeFile(join(folder, "cloudfront-headers.json"), cloudFrontPolicy(headers));
}
