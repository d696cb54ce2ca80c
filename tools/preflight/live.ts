import type { Language, Site } from "../../src/content/types";
import { absoluteUrl, localePath, signUpUrl } from "../../src/i18n/paths";

interface Deployment {
  /** The origin and path under which the site is served, for example "https://www.example.com". */
  url: string;
  site: Site;
  /** The pages in the sitemap, without a language prefix. */
  paths: readonly string[];
  languages: readonly Language[];
  /** The headers that every response must have. */
  headers: Readonly<Record<string, string>>;
}

/** Requests an address. Throws an error that names the address if there is no response. */
async function request(address: string, options: RequestInit = {}) {
  try {
    const response = await fetch(address, { redirect: "manual", ...options });
    return { response, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${address} does not respond: ${reason}`);
  }
}

async function pageProblems({ url, site, headers }: Deployment, code: string, path: string) {
  const address = absoluteUrl(url, localePath(code, path));
  const { response, text } = await request(address);
  if (response.status !== 200)
    return [`${address} has the status ${response.status} instead of 200`];
  const expected = absoluteUrl(site.siteUrl, localePath(code, path));
  const [link = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(text) ?? [];
  const canonical = /href="([^"]*)"/.exec(link)?.[1];
  return [
    ...(canonical === expected
      ? []
      : [`${address} has the canonical link ${canonical} instead of ${expected}`]),
    ...Object.entries(headers)
      .filter(([name, value]) => response.headers.get(name) !== value)
      .map(
        ([name]) =>
          `${address} does not send the ${name} of this build: deploy the headers of deploy/generated`,
      ),
  ];
}

async function notFoundProblems({ url }: Deployment, { code, htmlLang }: Language) {
  const address = absoluteUrl(url, localePath(code, "/no-such-page"));
  const { response, text } = await request(address);
  if (response.status !== 404)
    return [`${address} has the status ${response.status} instead of 404`];
  return text.includes(`<html lang="${htmlLang}"`) ? [] : [`${address} is not in ${htmlLang}`];
}

async function signUpProblems({ site }: Deployment) {
  const address = signUpUrl(site.appUrl);
  const { status } = (await request(address)).response;
  return status < 400
    ? []
    : [`${address}, the target of the sign-up buttons, has the status ${status}`];
}

/**
 * Checks that the newsletter service accepts requests from this site. The request contains an empty
 * address, so it subscribes nobody, and the service may reject it.
 */
async function newsletterProblems({ site }: Deployment) {
  const { endpoint, field = "email" } = site.newsletter;
  if (!endpoint) return [];
  const { origin } = new URL(site.siteUrl);
  const { response } = await request(endpoint, {
    method: "POST",
    body: new URLSearchParams({ [field]: "" }),
    headers: { Origin: origin },
  });
  const { status, headers } = response;
  const allowed = headers.get("access-control-allow-origin");
  return [
    ...(status === 404 || status >= 500
      ? [`${endpoint} responds to the form with the status ${status}`]
      : []),
    ...(allowed === "*" || allowed === origin
      ? []
      : [
          `${endpoint} does not allow ${origin} to read its response (Access-Control-Allow-Origin)`,
        ]),
  ];
}

/** Lists the problems of a deployed site: its pages, headers, sign-up link and newsletter service. */
export async function liveProblems(deployment: Deployment): Promise<string[]> {
  const checks: Promise<string[]>[] = deployment.languages.flatMap((language) => [
    ...deployment.paths.map((path) => pageProblems(deployment, language.code, path)),
    notFoundProblems(deployment, language),
  ]);
  const all = [...checks, signUpProblems(deployment), newsletterProblems(deployment)];
  const found = all.map((check) => check.catch(({ message }: Error) => [message]));
  return (await Promise.all(found)).flat();
}
