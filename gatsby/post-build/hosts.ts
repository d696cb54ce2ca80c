import { defaultLanguage, localePath } from "../../src/i18n/paths";

type Headers = Readonly<Record<string, string>>;

/** The paths of a page, and the headers that replace the common ones there. */
export interface PageHeaders {
  paths: readonly string[];
  headers: Headers;
}

const noPage: PageHeaders = { paths: [], headers: {} };

/** For files that browsers may cache forever, because their names contain a hash of the content. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** A file at the root of the site whose name contains a hash. */
const hashedName = /^[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

const asLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages, which the tests' server reads as well. Both
 * hosts revalidate other files. Cloudflare joins the values of all rules that match a path, so a page with
 * its own headers detaches the common ones first; Netlify ignores that and uses the last value.
 */
export function headersFile(
  headers: Headers,
  files: readonly string[],
  editorPage = noPage,
): string {
  const lines = (values: Headers) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = files.filter((file) => hashedName.test(file)).map((file) => `/${file}`);
  const detached = Object.keys(editorPage.headers).map((name) => `  ! ${name}`);
  return asLines([
    ...["/*", ...lines(headers)],
    ...["/static/*", ...hashed].flatMap((path) => [path, ...lines(immutable)]),
    ...editorPage.paths.flatMap((path) => [path, ...detached, ...lines(editorPage.headers)]),
  ]);
}

/**
 * Returns the `_redirects` file, by which Netlify serves the 404 page in the language of the address.
 * Cloudflare Pages ignores these rules and finds the nearest 404.html itself.
 */
export const redirectsFile = (languages: readonly { code: string }[]): string =>
  asLines(
    languages
      .filter(({ code }) => code !== defaultLanguage)
      .map(({ code }) => `${localePath(code, "/*")} ${localePath(code, "/404.html")} 404`),
  );

/** Returns a file for nginx's `include`, inside a server block that adds no header elsewhere. */
function nginxHeaders(headers: Headers, editorPage = noPage): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    const ownValue = editorPage.headers[name];
    if (!ownValue) return [`add_header ${name} "${value}" always;`];
    const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
    return [
      `set ${variable} "${value}";`,
      ...editorPage.paths.map((path) => `if ($uri = ${path}) { set ${variable} "${ownValue}"; }`),
      `add_header ${name} ${variable} always;`,
    ];
  });
  return asLines(lines);
}

/** Returns a file for Caddy's `import`, inside a site block. */
function caddyHeaders(headers: Headers, editorPage = noPage): string {
  const block = (matcher: string, names: readonly string[], values: Headers) => [
    `header ${matcher}{`,
    ...names.map((name) => `\t${name} "${values[name]}"`),
    "}",
  ];
  const replaced = Object.keys(editorPage.headers);
  const common = Object.keys(headers).filter((name) => !replaced.includes(name));
  const paths = editorPage.paths.join(" ");
  const blocks = [
    `@own path ${paths}`,
    ...block("@own ", replaced, editorPage.headers),
    `@others not path ${paths}`,
    ...block("@others ", replaced, headers),
  ];
  return asLines([...block("", common, headers), ...(paths ? blocks : [])]);
}

/** Returns a response headers policy, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontPolicy(headers: Headers): string {
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": hsts = "",
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
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes("includeSubDomains"),
        Preload: hsts.includes("preload"),
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
 * Returns the configuration of hosts, by path from the project's root: `_headers` and `_redirects` beside the
 * pages, and the files that the recipes in deploy/ include.
 * @param headers of every response, except for the paths of `editorPage`
 */
export const hostFiles = (
  headers: Headers,
  files: readonly string[],
  languages: readonly { code: string }[],
  editorPage?: PageHeaders,
): Record<string, string> => ({
  "public/_headers": headersFile(headers, files, editorPage),
  "public/_redirects": redirectsFile(languages),
  "deploy/generated/nginx-headers.conf": nginxHeaders(headers, editorPage),
  "deploy/generated/caddy-headers.conf": caddyHeaders(headers, editorPage),
  "deploy/generated/cloudfront-headers.json": cloudFrontPolicy(headers),
});
