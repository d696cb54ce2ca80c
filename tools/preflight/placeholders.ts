import type { Site } from "../../src/content/types";

/** Domains that belong to nobody (RFC 2606), and telephone numbers that ring nowhere (555-0100 to 0199). */
const exampleDomain =
  /(?:^|[@./])example\.(?:com|org|net)\b|\.(?:example|test|invalid|localhost)\b/;
const fictionalNumber = /\b555[ -]?01\d\d\b/;

const line = (place: string, is: string, write: string) =>
  `data/site.json  ${place}  is ${is}; write ${write}`;

/** What in site.json is still a placeholder, each as a line that says what to write instead. */
export function placeholdersIn(site: Site): string[] {
  const addresses = ["siteUrl", "appUrl", "supportEmail", "privacyEmail", "legalEmail"] as const;
  const targets = { social: site.social, resources: site.resources };
  return [
    ...addresses
      .filter((name) => exampleDomain.test(site[name]))
      .map((name) => line(name, `"${site[name]}", an example`, "your own")),
    ...(["siteUrl", "appUrl"] as const)
      .filter((name) => !site[name].startsWith("https://"))
      .map((name) => line(name, `"${site[name]}"`, "an address that begins with https://")),
    ...(fictionalNumber.test(site.phone)
      ? [line("phone", `"${site.phone}", a number for films`, "your own")]
      : []),
    ...Object.entries(site.operator)
      .filter(([, value]) => value === "")
      .map(([name]) => line(`operator.${name}`, "empty", "what the legal pages have to say")),
    ...(site.newsletter.endpoint
      ? []
      : [
          line(
            "newsletter",
            "empty: the form thanks for addresses that it throws away",
            "the endpoint and its recipient",
          ),
        ]),
    ...Object.entries(targets).flatMap(([list, entries]) =>
      entries
        .filter(({ url }) => url === null)
        .map(({ id }) => line(`${list} ${id}`, "without a target", "its address, or remove it")),
    ),
  ];
}
