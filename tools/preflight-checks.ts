import { reservedDomain } from "../src/content/link-host";
import type { Language, Offer, Site } from "../src/content/types";
import { absoluteUrl, localePath, signUpUrl } from "../src/i18n/paths";

/** Lists the questions of buyers that the site leaves open, each with the optional setting that answers it. */
export function openQuestions({
  trial,
  printedCodes,
  pageLanguages,
  billing,
  ...offer
}: Offer): string[] {
  const questions: [question: string, setting: string, value: unknown][] = [
    ["What happens after the trial?", "trial.after", trial?.after],
    ["Which plans does the trial cover?", "trial.plans", trial?.plans],
    ["What happens to printed codes after the trial?", "printedCodes.after", printedCodes?.after],
    ["Whose web address is in the code?", "codeAddress", offer.codeAddress],
    ["Which files do I get for my printer?", "printFiles", offer.printFiles],
    ["Which languages can my product page be in?", "pageLanguages.which", pageLanguages?.which],
    ["Do the prices include tax?", "billing.tax", billing?.tax],
    ["Do I pay by the month or by the year?", "billing.period", billing?.period],
    ["When can I cancel?", "billing.cancel", billing?.cancel],
  ];
  return questions
    .filter(([, , value]) => value === undefined)
    .map(([question, setting]) => `${question}  data/site.json  offer.${setting}`);
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

/** A request, and a function that returns what is wrong with the response: no text for what is right. */
interface Check {
  address: string;
  request?: RequestInit;
  problems: (response: Response, text: string) => (string | false)[];
}

function checkPage({ url, site, headers }: Deployment, code: string, path: string): Check {
  const expected = absoluteUrl(site.siteUrl, localePath(code, path));
  return {
    address: absoluteUrl(url, localePath(code, path)),
    problems: (response, text) => {
      if (response.status !== 200) return [`has the status ${response.status} instead of 200`];
      const [link = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(text) ?? [];
      const canonical = /href="([^"]*)"/.exec(link)?.[1];
      return [
        canonical !== expected && `has the canonical link ${canonical} instead of ${expected}`,
        ...Object.entries(headers).map(
          ([name, value]) =>
            response.headers.get(name) !== value &&
            `does not send the ${name} of this build: deploy the headers of deploy/generated`,
        ),
      ];
    },
  };
}

const checkNotFound = ({ url }: Deployment, { code, htmlLang }: Language): Check => ({
  address: absoluteUrl(url, localePath(code, "/no-such-page")),
  problems: ({ status }, text) => [
    status !== 404 && `has the status ${status} instead of 404`,
    !text.includes(`<html lang="${htmlLang}"`) && `is not in ${htmlLang}`,
  ],
});

const checkSignUp = ({ site }: Deployment): Check => ({
  address: signUpUrl(site.appUrl),
  problems: ({ status }) => [
    status >= 400 && `has the status ${status}, but the sign-up buttons lead to it`,
  ],
});

/**
 * Checks that the newsletter service accepts requests from this site. The request contains an empty
 * address, so it subscribes nobody, and the service may reject it.
 */
function checkNewsletter(site: Site, address: string): Check {
  const { origin } = new URL(site.siteUrl);
  const body = new URLSearchParams({ [site.newsletter.field ?? "email"]: "" });
  return {
    address,
    request: { method: "POST", body, headers: { Origin: origin } },
    problems: ({ status, headers }) => [
      (status === 404 || status >= 500) && `responds to the form with the status ${status}`,
      !["*", origin].includes(headers.get("access-control-allow-origin") ?? "") &&
        `does not allow ${origin} to read its response (Access-Control-Allow-Origin)`,
    ],
  };
}

async function problemsOf({ address, request, problems }: Check): Promise<string[]> {
  try {
    const response = await fetch(address, { redirect: "manual", ...request });
    const found = problems(response, await response.text());
    return found.flatMap((problem) => (problem ? [`${address} ${problem}`] : []));
  } catch (error) {
    const { message, cause } = error as Error;
    return [`${address} does not respond: ${cause instanceof Error ? cause.message : message}`];
  }
}

/** Lists the problems of a deployed site: its pages, headers, sign-up link and newsletter service. */
export async function liveProblems(deployment: Deployment): Promise<string[]> {
  const { languages, paths, site } = deployment;
  const { endpoint } = site.newsletter;
  const checks = [
    ...languages.flatMap(({ code }) => paths.map((path) => checkPage(deployment, code, path))),
    ...languages.map((language) => checkNotFound(deployment, language)),
    checkSignUp(deployment),
    ...(endpoint ? [checkNewsletter(site, endpoint)] : []),
  ];
  return (await Promise.all(checks.map(problemsOf))).flat();
}
