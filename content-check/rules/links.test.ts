/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { linkedSections, links } from "./links";

/** A privacy policy with links. */
const linksTo = (...targets: string[]) => ({
  "data/legal/en/privacy.json": {
    title: targets.map((target) => `[here](${target})`).join(" "),
    sections: [{ id: "contact" }],
  },
});
const inside = ["/", "/#pricing", "/terms", "/privacy#contact", "#contact", "/guide#label"];
const outside = ["https://a.example/a", "mailto:you@a.example", "mailto:{{legalEmail}}", "tel:+14"];
const nowhere = ["#nowhere-at-all-in-here", "javascript:alert(1", "https://", "http://a.example/a"];
const wrong = "which is no page, section or https:// address; write";

testRule(links, {
  "accepts pages, sections and external addresses": [
    {
      ...linksTo(...inside, ...outside),
      "data/navigation.json": { main: ["pricing"] },
    },
  ],
  "suggests the nearest target for a misspelled link, also of a resource of the footer": [
    {
      ...linksTo("/privcy", "/terms#dta"),
      "data/site.json": { resources: [{ url: "https://a.example/" }, { url: "/gide" }] },
    },
    `data/legal/en/privacy.json:2:20  title  is a link to "/privcy", ${wrong} /privacy`,
    `is a link to "/terms#dta", ${wrong} /terms#data`,
    `data/site.json:7:14  resources[1].url  is a link to "/gide", ${wrong} /guide`,
  ],
  "reports links without a target": [
    linksTo(...nowhere),
    ...nowhere.map((link) => `is a link to "${link}", ${wrong} a page such as /privacy`),
  ],
});

testRule(linkedSections, {
  "reports a section with another id, to which pages link": [
    {
      "data/legal/en/privacy.json": { sections: [{ id: "first" }, { id: "data-2" }] },
      "data/guide/en.json": { sections: [{ id: "labels" }] },
    },
    'data/guide/en.json:2:15  sections  is a list without the section "label", which other pages link to; write that id in the section that the links lead to',
    'data/legal/en/privacy.json:3:15  sections  is a list without the section "data"',
  ],
});
