import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, localePath } from "../../src/i18n/paths";
import { filesIn } from "./files";

type Headers = Readonly<Record<string, string>>;

/** What a browser may keep forever: the name changes with the content. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** A name at the top of the site that carries its content's hash; those in `page-data/` do not. */
const hashedName = /^[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read, and the server of the tests.
 * Both revalidate what no rule names. Cloudflare joins the values of all rules that match a path,
 * so that no header stands in two of them.
 */
export function headersFile(headers: Headers, files: readonly string[]): string {
  const rule = (path: string, values: Headers) =>
    [`/${path}`, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    );
  const hashed = files.filter((file) => hashedName.test(file));
  return rule("*", headers) + ["static/*", ...hashed].map((path) => rule(path, immutable)).join("");
}

/**
 * The `_redirects` file by which Netlify answers unknown addresses in their language.
 * Cloudflare Pages looks for the nearest 404.html by itself, and passes over these rules.
 */
export function redirectsFile(languages: readonly { code: string }[]): string {
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .map(({ code }) => `${localePath(code, "/*")} ${localePath(code, "/404.html")} 404\n`)
    .join("");
}

/** For nginx's `include`, inside a server block that adds no header elsewhere. */
function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/** For Caddy's `import`, inside a site block. */
function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header {\n${lines.join("")}}\n`;
}

/** A response headers policy of CloudFront, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontPolicy(headers: Headers): string {
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": _hsts,
    "X-Content-Type-Options": _type,
    "X-Frame-Options": _frame,
    "Referrer-Policy": referrer,
    ...custom
  } = headers;
  const config = {
    Name: "site-security-headers",
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
 * Writes what hosts must know of this build: `_headers` and `_redirects` beside the pages, and the
 * snippets that the recipes in deploy/ take in.
 * @param headers what every answer has
 */
export async function writeRecipes(
  publicFolder: string,
  deployFolder: string,
  headers: Headers,
  languages: readonly { code: string }[],
): Promise<void> {
  const files = await filesIn(publicFolder);
  await writeFile(join(publicFolder, "_headers"), headersFile(headers, files));
  await writeFile(join(publicFolder, "_redirects"), redirectsFile(languages));
  const folder = join(deployFolder, "generated");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "nginx-headers.conf"), nginxHeaders(headers));
  await writeFile(join(folder, "caddy-headers.conf"), caddyHeaders(headers));
  await writeFile(join(folder, "cloudfront-headers.json"), cloudFrontPolicy(headers));
}
