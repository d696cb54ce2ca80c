import { reservedDomain } from "../../src/content/link-host";
import type { Site } from "../../src/content/types";

/** What is wrong with a value, and how that is said. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^$/, "empty"],
  [/^http:/, "not https"],
  [reservedDomain, "an example"],
  // Numbers that ring nowhere: 555-0100 to 0199.
  [/\b555[ -]?01\d\d\b/, "a number for films"],
];

/** What in site.json is still a placeholder, each as a line that names the place. */
export function placeholdersIn(site: Site): string[] {
  const { siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone, operator } = site;
  const places: [place: string, value: string][] = [
    ...Object.entries({ siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone }),
    ...Object.entries(operator).map(([key, value]): [string, string] => [`operator.${key}`, value]),
    // Without it, the form thanks for addresses that it throws away.
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
