import { reservedDomain } from "../src/content/link-host";
import type { Language, Offer, Site } from "../src/content/types";
import { absoluteUrl, localePath, signUpUrl } from "../src/i18n/paths";

/** The optional settings of `offer` in site.json, and the question of buyers that each answers. */
const buyerQuestions = {
  "trial.after": "What happens after the trial?",
  "trial.plans": "Which plans does the trial cover?",
  "printedCodes.after": "What happens to printed codes after the trial?",
  codeAddress: "Whose web address is in the code?",
  printFiles: "Which files do I get for my printer?",
  "pageLanguages.which": "Which languages can my product page be in?",
  "billing.tax": "Do the prices include tax?",
  "billing.period": "Do I pay by the month or by the year?",
  "billing.cancel": "When can I cancel?",
};

/** Lists the questions that the site leaves open, each with the setting that answers it. */
export function openQuestions(offer: Offer): string[] {
  const settingIn = (setting: string) =>
    setting
      .split(".")
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        offer,
      );
  return Object.entries(buyerQuestions)
    .filter(([setting]) => settingIn(setting) === undefined)
    .map(([setting, question]) => `${question}  data/site.json  offer.${setting}`);
}

/** Patterns of values that must not be published, and how the message describes them. */
const placeholderPatterns: readonly (readonly [RegExp, string])[] = [
  [/^$/, "empty"],
  [/^http:/, "not https"],
  [reservedDomain, "an example"],
  // The numbers 555-0100 to 555-0199 are reserved for fiction.
  [/\b555[ -]?01\d\d\b/, "a phone number that is reserved for fiction"],
];

/** Lists the values of site.json that are still placeholders, one line each. */
export function unsetValues(site: Site): string[] {
  const { siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone, operator } = site;
  const settings: [name: string, value: string][] = [
    ...Object.entries({ siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone }),
    ...Object.entries(operator).map(([key, value]): [string, string] => [`operator.${key}`, value]),
    // Without an endpoint the form shows its thank-you message but sends the address nowhere.
    ["newsletter.endpoint", site.newsletter.endpoint ?? ""],
    ...site.social.map(({ id, url }): [string, string] => [`social ${id}`, url ?? ""]),
    ...site.resources.map(({ id, url }): [string, string] => [`resources ${id}`, url ?? ""]),
  ];
  return settings.flatMap(([name, value]) =>
    placeholderPatterns
      .filter(([pattern]) => pattern.test(value))
      .map(([, description]) => `data/site.json  ${name}  "${value}" is ${description}`),
  );
}

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
