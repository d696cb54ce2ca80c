import { connect } from "node:tls";
import { signUpUrl } from "../../src/content/sign-up-url";
import type { Language, NavigationFile, Site } from "../../src/content/types";
import { absoluteUrl, localePath } from "../../src/i18n/paths";

export interface LiveFacts {
  /** Where the site answers, for example "https://www.example.com". */
  url: string;
  site: Site;
  navigation: NavigationFile;
  languages: readonly Language[];
  /** The headers that every answer must have. */
  headers: Readonly<Record<string, string>>;
}

/** A certificate that ends sooner than this is not renewed by itself. */
const daysLeft = 14;

/** All values of an attribute in the elements that a pattern finds. */
const attributes = (html: string, element: RegExp, name: string) =>
  (html.match(element) ?? []).map((tag) => new RegExp(`${name}="([^"]*)"`, "i").exec(tag)?.[1]);

async function get(
  address: string,
  options: RequestInit = {},
): Promise<{ response: Response; text: string } | string> {
  try {
    const response = await fetch(address, { redirect: "manual", ...options });
    return { response, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    return `${address} does not answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

async function pageProblems(facts: LiveFacts, language: Language, path: string): Promise<string[]> {
  const { site, languages, headers } = facts;
  const address = absoluteUrl(facts.url, localePath(language.code, path));
  const answer = await get(address);
  if (typeof answer === "string") return [answer];
  const { response, text } = answer;
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
  const answer = await get(address);
  if (typeof answer === "string") return [answer];
  const { response, text } = answer;
  if (response.status !== 404) return [`${address} answers ${response.status}, not 404`];
  return text.includes(`<html lang="${htmlLang}"`) ? [] : [`${address} is not in ${htmlLang}`];
}

async function signUpProblems({ site }: LiveFacts): Promise<string[]> {
  const address = signUpUrl(site.appUrl);
  const answer = await get(address);
  if (typeof answer === "string") return [answer];
  const { status } = answer.response;
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
  const answer = await get(endpoint, {
    method: "POST",
    body: new URLSearchParams({ [field]: "" }),
    headers: { Origin: origin },
  });
  if (typeof answer === "string") return [answer];
  const { status, headers } = answer.response;
  const target = new URL(headers.get("location") ?? endpoint, endpoint);
  const allowed = headers.get("access-control-allow-origin");
  return [
    ...(status === 404 || status >= 500 ? [`${endpoint} answers the form ${status}`] : []),
    ...(target.origin === new URL(endpoint).origin
      ? []
      : [`${endpoint} sends the form on to ${target.origin}, which the site's policy refuses`]),
    ...(allowed === "*" || allowed === origin
      ? []
      : [`${endpoint} does not allow ${origin} to read its answer (Access-Control-Allow-Origin)`]),
  ];
}

function certificateProblems({ url }: LiveFacts): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== "https:") return Promise.resolve([`${url} is not served by HTTPS`]);
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname },
      () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to);
        const days = Math.floor((end - Date.now()) / 86_400_000);
        socket.end();
        resolve(days >= daysLeft ? [] : [`The certificate of ${hostname} ends in ${days} days`]);
      },
    );
    socket.on("error", ({ message }) =>
      resolve([`No good certificate on ${hostname}: ${message}`]),
    );
  });
}

/** What is wrong with a site that is up: routes, headers, alternates, sign-up link, certificate. */
export async function liveProblems(facts: LiveFacts): Promise<string[]> {
  const paths = ["/", ...facts.navigation.legal.map(({ path }) => path)];
  const checks = facts.languages.flatMap((language) => [
    ...paths.map((path) => pageProblems(facts, language, path)),
    notFoundProblems(facts, language),
  ]);
  const others = [signUpProblems(facts), newsletterProblems(facts), certificateProblems(facts)];
  return (await Promise.all([...checks, ...others])).flat();
}
