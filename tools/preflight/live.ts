import { signUpUrl } from "../../src/content/sign-up-url";
import type { Language, Site } from "../../src/content/types";
import { absoluteUrl, localePath } from "../../src/i18n/paths";

interface LiveFacts {
  /** Where the site answers, for example "https://www.example.com". */
  url: string;
  site: Site;
  /** The pages that search engines are told of, without language prefix. */
  paths: readonly string[];
  languages: readonly Language[];
  /** The headers that every answer must have. */
  headers: Readonly<Record<string, string>>;
}

/** All values of an attribute in the elements that a pattern finds. */
const attributes = (html: string, element: RegExp, name: string) =>
  (html.match(element) ?? []).map((tag) => new RegExp(`${name}="([^"]*)"`, "i").exec(tag)?.[1]);

/** Asks for an address. @throws with a line that names it if there is no answer */
async function get(address: string, options: RequestInit = {}) {
  try {
    const response = await fetch(address, { redirect: "manual", ...options });
    return { response, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${address} does not answer: ${reason}`);
  }
}

async function pageProblems(facts: LiveFacts, language: Language, path: string): Promise<string[]> {
  const { site, languages, headers } = facts;
  const address = absoluteUrl(facts.url, localePath(language.code, path));
  const { response, text } = await get(address);
  if (response.status !== 200) return [`${address} answers ${response.status}, not 200`];
  const own = (code: string) => absoluteUrl(site.siteUrl, localePath(code, path));
  const [canonical] = attributes(text, /<link[^>]*rel="canonical"[^>]*>/g, "href");
  const alternates = attributes(text, /<link[^>]*rel="alternate"[^>]*>/g, "href");
  const missing = languages.filter(({ code }) => !alternates.includes(own(code)));
  return [
    ...(canonical === own(language.code)
      ? []
      : [`${address} names ${canonical} as its address, not ${own(language.code)}`]),
    ...missing.map(({ code }) => `${address} does not name its version in ${code}`),
    ...Object.entries(headers)
      .filter(([name, value]) => response.headers.get(name) !== value)
      .map(([name]) => `${address} has not the ${name} of this build: deploy deploy/generated too`),
  ];
}

async function notFoundProblems(
  { url }: LiveFacts,
  { code, htmlLang }: Language,
): Promise<string[]> {
  const address = absoluteUrl(url, localePath(code, "/no-such-page"));
  const { response, text } = await get(address);
  if (response.status !== 404) return [`${address} answers ${response.status}, not 404`];
  return text.includes(`<html lang="${htmlLang}"`) ? [] : [`${address} is not in ${htmlLang}`];
}

async function signUpProblems({ site }: LiveFacts): Promise<string[]> {
  const address = signUpUrl(site.appUrl);
  const { status } = (await get(address)).response;
  return status < 400 ? [] : [`${address}, where sign-up leads, answers ${status}`];
}

/**
 * Whether the newsletter's service answers this site's form. It is sent no address, which subscribes
 * nobody; that it refuses that is as it should be.
 */
async function newsletterProblems({ site }: LiveFacts): Promise<string[]> {
  const { endpoint, field = "email" } = site.newsletter;
  if (!endpoint) return [];
  const { origin } = new URL(site.siteUrl);
  const { response } = await get(endpoint, {
    method: "POST",
    body: new URLSearchParams({ [field]: "" }),
    headers: { Origin: origin },
  });
  const { status, headers } = response;
  const allowed = headers.get("access-control-allow-origin");
  return [
    ...(status === 404 || status >= 500 ? [`${endpoint} answers the form ${status}`] : []),
    ...(allowed === "*" || allowed === origin
      ? []
      : [`${endpoint} does not allow ${origin} to read its answer (Access-Control-Allow-Origin)`]),
  ];
}

/** What is wrong with a site that is up: routes, headers, alternates, sign-up link, newsletter. */
export async function liveProblems(facts: LiveFacts): Promise<string[]> {
  const checks = facts.languages.flatMap((language) => [
    ...facts.paths.map((path) => pageProblems(facts, language, path)),
    notFoundProblems(facts, language),
  ]);
  const all = [...checks, signUpProblems(facts), newsletterProblems(facts)];
  const found = all.map((check) => check.catch(({ message }: Error) => [message]));
  return (await Promise.all(found)).flat();
}
