/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { linkedSections, links } from "./links";

const file = "data/legal/en/privacy.json";

/** A privacy policy with links. */
const linksTo = (...targets: string[]) => ({
  [file]: {
    summary: targets.map((target) => `[here](${target})`).join(" "),
    sections: [{ id: "contact" }],
  },
});
const inside = ["/", "/#pricing", "/terms", "/privacy#contact", "#contact", "/guide#label"];
const outside = ["https://a.example/a", "mailto:you@a.example", "mailto:{{legalEmail}}", "tel:+14"];
const nowhere = ["#nowhere-at-all-in-here", "javascript:alert(1", "https://", "http://a.example/a"];

testRule(links, {
  "accepts pages, sections and external addresses": [
    {
      ...linksTo(...inside, ...outside),
      "data/navigation.json": {
        main: ["pricing"],
        legal: [{ id: "terms" }, { id: "privacy" }],
      },
    },
  ],
  "suggests the nearest target for a misspelled link": [
    linksTo("/privcy", "/terms#dta"),
    `${file}:2:22  summary  is a link to "/privcy", which is no page, section or https:// address; write /privacy`,
    'is a link to "/terms#dta", which is no page, section or https:// address; write /terms#data',
  ],
  "reports a resource of the footer without a target": [
    { "data/site.json": { resources: [{ url: "https://a.example/" }, { url: "/gide" }] } },
    'data/site.json:7:14  resources[1].url  is a link to "/gide", which is no page, section or https:// address; write /guide',
  ],
  "reports links without a target": [
    linksTo(...nowhere),
    ...nowhere.map(
      (link) =>
        `is a link to "${link}", which is no page, section or https:// address; write a page such as /privacy`,
    ),
  ],
});

testRule(linkedSections, {
  "reports a section with another id, to which pages link": [
    {
      "data/legal/en/privacy.json": { sections: [{ id: "first" }, { id: "data-2" }] },
      "data/guide/en.json": { sections: [{ id: "labels" }] },
    },
    'data/guide/en.json:2:15  sections  is a list without the section "label", which other pages link to; write that id in the section that the links lead to',
    'data/legal/en/privacy.json:2:15  sections  is a list without the section "data"',
  ],
});
