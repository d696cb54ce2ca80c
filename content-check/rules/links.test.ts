/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { links } from "./links";

const file = "data/legal/en/privacy.json";

/** Links in the privacy policy of a site that has some pages. */
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
  ...["/guide", "/guide#duty"],
];
const outside = ["https://a.example/a", "mailto:you@a.example", "mailto:{{legalEmail}}", "tel:+14"];
const nowhere = ["#nowhere-at-all-in-here", "javascript:alert(1", "https://", "www.example.com"];

testRule(links, {
  "pages, sections and addresses": [linksTo([...inside, ...outside], "privacy", "terms")],
  "what is mistyped": [
    linksTo(["/privcy", "/terms#dta", "/#pricng"], "privacy", "terms"),
    `${file}:2:22  summary  is a link to "/privcy", where nothing is; write /privacy`,
    'is a link to "/terms#dta", where nothing is; write /terms#data',
    'is a link to "/#pricng", where nothing is; write /#pricing',
  ],
  "resources of the footer": [
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
  "what leads nowhere": [
    linksTo(nowhere, "privacy"),
    ...nowhere.map(
      (link) => `is a link to "${link}", where nothing is; write a page such as /privacy`,
    ),
  ],
  "a link without encryption": [
    linksTo(["http://a.example/a"], "privacy"),
    'is a link to "http://a.example/a", which is not encrypted; write https://a.example/a',
  ],
  "a page that is taken away": [
    linksTo(["/terms"], "privacy"),
    'is a link to "/terms", where nothing is',
  ],
  "a navigation that is broken": [{ ...linksTo(["/terms"]), "data/navigation.json": "{" }],
});
