/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { links } from "./links";

const file = "data/legal/en/privacy.json";

/** A privacy policy with links, on a site with these pages. */
const linksTo = (targets: string[], ...pages: string[]) => ({
  "data/navigation.json": {
    main: [{ anchor: "pricing" }],
    legal: pages.map((id) => ({ id, path: `/${id}` })),
  },
  [file]: {
    summary: targets.map((target) => `[here](${target})`).join(" "),
    sections: [{ id: "contact" }],
  },
});

const inside = [
  ...["/", "/#pricing", "/terms", "/terms#data", "/privacy#contact", "#contact"],
  ...["/guide", "/guide#label"],
];
const outside = ["https://a.example/a", "mailto:you@a.example", "mailto:{{legalEmail}}", "tel:+14"];
const nowhere = ["#nowhere-at-all-in-here", "javascript:alert(1", "https://", "www.example.com"];

testRule(links, {
  "accepts pages, sections and external addresses": [
    linksTo([...inside, ...outside], "privacy", "terms"),
  ],
  "suggests the nearest target for a misspelled link": [
    linksTo(["/privcy", "/terms#dta", "/#pricng"], "privacy", "terms"),
    `${file}:2:22  summary  is a link to "/privcy", where nothing is; write /privacy`,
    'is a link to "/terms#dta", where nothing is; write /terms#data',
    'is a link to "/#pricng", where nothing is; write /#pricing',
  ],
  "reports a resource of the footer without a target": [
    {
      ...linksTo([], "terms"),
      "data/site.json": {
        resources: ["/guide", "/#pricing", "https://a.example/", "/gide", null].map((url) => ({
          url,
        })),
      },
    },
    'data/site.json:13:14  resources[3].url  is a link to "/gide", where nothing is; write /guide',
  ],
  "reports links without a target": [
    linksTo(nowhere, "privacy"),
    ...nowhere.map(
      (link) => `is a link to "${link}", where nothing is; write a page such as /privacy`,
    ),
  ],
  "reports a link to http:": [
    linksTo(["http://a.example/a"], "privacy"),
    'is a link to "http://a.example/a", which is not encrypted; write https://a.example/a',
  ],
  "reports a link to a page that was removed": [
    linksTo(["/terms"], "privacy"),
    'is a link to "/terms", where nothing is',
  ],
  "ignores links if the navigation is broken": [
    { ...linksTo(["/terms"]), "data/navigation.json": "{" },
  ],
});
