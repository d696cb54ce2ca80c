import { markWhole } from "../app/interactive";
import { afterwards, late, lateWhenNear } from "../app/late";

/**
 * The code of the landing page's sections below the first screen that do something: it comes as one,
 * so that all of them are there when the page says so.
 */
const belowHero = afterwards(() => import(/* webpackChunkName: "sections" */ "./below-hero"));
belowHero.then(markWhole);

export const Features = late(belowHero.then((sections) => sections.Features));
export const ProductPages = late(belowHero.then((sections) => sections.ProductPages));
export const Faq = late(belowHero.then((sections) => sections.Faq));
export const Contact = late(belowHero.then((sections) => sections.Contact));

/** Much code that not everybody uses: it comes when the block comes near. */
export const TryIt = lateWhenNear(
  "try-it",
  async () => (await import(/* webpackChunkName: "try-it" */ "./try-it/try-it")).TryIt,
);
