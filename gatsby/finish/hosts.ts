import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, localePath } from "../../src/i18n/paths";
import { filesIn } from "./files";

type Headers = Readonly<Record<string, string>>;

/** The paths of a page, and the headers that replace the common ones there. */
export interface OwnHeaders {
  paths: readonly string[];
  headers: Headers;
}

const noPage: OwnHeaders = { paths: [], headers: {} };

/** For files that browsers may cache forever, because their names contain a hash of the content. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** A file at the root of the site whose name contains a hash. */
const hashedName = /^[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages, which the tests' server reads as well. Both
 * hosts revalidate other files. Cloudflare joins the values of all rules that match a path, so a page with
 * its own headers detaches the common ones first; Netlify ignores that and uses the last value.
 */
export function headersFile(headers: Headers, files: readonly string[], own = noPage): string {
  const rule = (path: string, values: Headers, detached: readonly string[] = []) =>
    [
      path,
      ...detached.map((name) => `  ! ${name}`),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ].join("\n");
  const hashed = files.filter((file) => hashedName.test(file)).map((file) => `/${file}`);
  return [
    rule("/*", headers),
    ...["/static/*", ...hashed].map((path) => rule(path, immutable)),
    ...own.paths.map((path) => rule(path, own.headers, Object.keys(own.headers))),
  ].join("");
}

/**
 * Returns the `_redirects` file, by which Netlify serves the 404 page in the language of the address.
 * Cloudflare Pages ignores these rules and finds the nearest 404.html itself.
 */
export function redirectsFile(languages: readonly { code: string }[]): string {
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .map(({ code }) => `${localePath(code, "/*")} ${localePath(code, "/404.html")} 404\n`)
    .join("");
}

/** Returns a file for nginx's `include`, inside a server block that adds no header elsewhere. */
function nginxHeaders(headers: Headers, own = noPage): string {
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  const names = Object.keys(own.headers);
  const set = (name: string, values: Headers) => `set ${variable(name)} "${values[name]}";\n`;
  const add = ([name, value]: [string, string]) =>
    `add_header ${name} ${names.includes(name) ? variable(name) : `"${value}"`} always;\n`;
  const forPaths = own.paths.flatMap((path) => [
    `if ($uri = ${path}) {\n`,
    ...names.map((name) => `    ${set(name, own.headers)}`),
    "}\n",
  ]);
  return [
    ...names.map((name) => set(name, headers)),
    ...forPaths,
    ...Object.entries(headers).map(add),
  ].join("");
}

/** Returns a file for Caddy's `import`, inside a site block. */
function caddyHeaders(headers: Headers, own = noPage): string {
  const block = (matcher: string, values: Headers) => {
    const lines = Object.entries(values).map(([name, value]) => `\t${name} "${value}"\n`);
    return `header ${matcher}{\n${lines.join("")}}\n`;
  };
  const entries = Object.entries(headers);
  const common = entries.filter(([name]) => !(name in own.headers));
  const replaced = entries.filter(([name]) => name in own.headers);
  const paths = own.paths.join(" ");
  const blocks = [
    `@own path ${paths}\n${block("@own ", own.headers)}`,
    `@others not path ${paths}\n${block("@others ", Object.fromEntries(replaced))}`,
  ];
  return block("", Object.fromEntries(common)) + (paths ? blocks.join("") : "");
}

/** Returns a response headers policy, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontPolicy(headers: Headers, name = "site-security-headers"): string {
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": _hsts,
    "X-Content-Type-Options": _type,
    "X-Frame-Options": _frame,
    "Referrer-Policy": referrer,
    ...custom
  } = headers;
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: "DENY" },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Writes the configuration of hosts: `_headers` and `_redirects` beside the pages, and the files that the
 * recipes in deploy/ include.
 * @param headers of every response, except for the paths of `own`
 */
export async function writeRecipes(
  publicFolder: string,
  deployFolder: string,
  headers: Headers,
  languages: readonly { code: string }[],
  own = noPage,
): Promise<void> {
  const files = await filesIn(publicFolder);
  await writeFile(join(publicFolder, "_headers"), headersFile(headers, files, own));
  await writeFile(join(publicFolder, "_redirects"), redirectsFile(languages));
  const folder = join(deployFolder, "generated");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "nginx-headers.conf"), nginxHeaders(headers, own));
  await writeFile(join(folder, "caddy-headers.conf"), caddyHeaders(headers, own));
  await writeFile(join(folder, "cloudfront-headers.json"), cloudFrontPolicy(headers));
  const editor = join(folder, "cloudfront-editor-headers.json");
  await rm(editor, { force: true });
  if (own === noPage) return;
  const policy = cloudFrontPolicy({ ...headers, ...own.headers }, "editor-security-headers");
  await writeFile(editor, policy);
}
