import { reservedDomain } from "../../src/content/link-host";
import type { Site } from "../../src/content/types";

/** Patterns of values that cannot go live, and what the message calls them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^$/, "empty"],
  [/^http:/, "not https"],
  [reservedDomain, "an example"],
  // The numbers 555-0100 to 555-0199 are reserved for fiction.
  [/\b555[ -]?01\d\d\b/, "a number for films"],
];

/** Lists the values of site.json that are still placeholders, one line each. */
export function placeholdersIn(site: Site): string[] {
  const { siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone, operator } = site;
  const places: [place: string, value: string][] = [
    ...Object.entries({ siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone }),
    ...Object.entries(operator).map(([key, value]): [string, string] => [`operator.${key}`, value]),
    // Without an endpoint the form shows its thank-you message but sends the address nowhere.
    ["newsletter.endpoint", site.newsletter.endpoint ?? ""],
    ...site.social.map(({ id, url }): [string, string] => [`social ${id}`, url ?? ""]),
    ...site.resources.map(({ id, url }): [string, string] => [`resources ${id}`, url ?? ""]),
  ];
  return places.flatMap(([place, value]) =>
    signs
      .filter(([sign]) => sign.test(value))
      .map(([, is]) => `data/site.json  ${place}  "${value}" is ${is}`),
  );
}
