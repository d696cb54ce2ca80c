import { memberOf } from "../content-check/json-document";
import { reservedDomain } from "../src/content/link-host";
import type { Language, Offer, Site } from "../src/content/types";
import { absoluteUrl, localePath, signUpUrl } from "../src/i18n/paths";

/** The questions of buyers by the optional setting that answers them. */
const questions = {
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

/** Lists the questions of buyers that the site leaves open, each with the setting that answers it. */
export const openQuestions = (offer: Offer): string[] =>
  Object.entries(questions)
    .filter(([setting]) => setting.split(".").reduce<unknown>(memberOf, offer) === undefined)
    .map(([setting, question]) => `${question}  data/site.json  offer.${setting}`);

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
  const { siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone } = site;
  const settings = [
    ...Object.entries({ siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone }),
    ...Object.entries(site.operator).map(([key, value]) => [`operator.${key}`, value] as const),
    // Without an endpoint the form shows its thank-you message but sends the address nowhere.
    ["newsletter.endpoint", site.newsletter.endpoint ?? ""] as const,
    ...site.social.map(({ id, url }) => [`social ${id}`, url ?? ""] as const),
    ...site.resources.map(({ id, url }) => [`resources ${id}`, url ?? ""] as const),
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
function request(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: "manual", ...options }).catch(({ message, cause }: Error) => {
    throw new Error(`${address} does not respond: ${cause ?? message}`);
  });
}

/** Compares a page with the values that it should have: its status, language, canonical link and headers. */
async function pageProblems(
  address: string,
  expected: { status: number; [name: string]: unknown },
) {
  const response = await request(address);
  const html = await response.text();
  const [canonical = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const found: Record<string, unknown> = {
    ...Object.fromEntries(response.headers),
    status: response.status,
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    "canonical link": /href="([^"]*)"/.exec(canonical)?.[1],
  };
  const { status } = expected;
  return Object.entries(response.status === status ? expected : { status }).flatMap(
    ([name, value]) => {
      const actual = found[name.toLowerCase()];
      return actual === value ? [] : [`${address} has the ${name} ${actual} instead of ${value}`];
    },
  );
}

async function signUpProblems(address: string) {
  const { status } = await request(address);
  const problem = `${address}, the target of the sign-up buttons, has the status ${status}`;
  return status < 400 ? [] : [problem];
}

/**
 * Checks that the newsletter service accepts requests from this site. The request contains an empty
 * address, so it subscribes nobody, and the service may reject it.
 */
async function newsletterProblems(address: string, field: string, origin: string) {
  const body = new URLSearchParams({ [field]: "" });
  const options = { method: "POST", body, headers: { Origin: origin } };
  const { status, headers } = await request(address, options);
  if (status === 404 || status >= 500) {
    return [`${address} responds to the form with the status ${status}`];
  }
  return ["*", origin].includes(headers.get("access-control-allow-origin") ?? "")
    ? []
    : [`${address} does not allow ${origin} to read its response (Access-Control-Allow-Origin)`];
}

/** Lists the problems of a deployed site: its pages, headers, sign-up link and newsletter service. */
export async function liveProblems(deployment: Deployment): Promise<string[]> {
  const { url, site, paths, languages, headers } = deployment;
  const checks = languages.flatMap(({ code, htmlLang: language }) => [
    ...paths.map((each) => {
      const path = localePath(code, each);
      const canonical = absoluteUrl(site.siteUrl, path);
      const expected = { status: 200, language, "canonical link": canonical, ...headers };
      return pageProblems(absoluteUrl(url, path), expected);
    }),
    pageProblems(absoluteUrl(url, localePath(code, "/no-such-page")), { status: 404, language }),
  ]);
  checks.push(signUpProblems(signUpUrl(site.appUrl)));
  const { endpoint, field = "email" } = site.newsletter;
  if (endpoint) checks.push(newsletterProblems(endpoint, field, new URL(site.siteUrl).origin));
  const found = checks.map((check) => check.catch(({ message }: Error) => [message]));
  return (await Promise.all(found)).flat();
}
