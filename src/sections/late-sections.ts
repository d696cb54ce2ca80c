import { markWhole } from "../app/interactive";
import { late, lateWhenNear } from "../app/late";

async function belowHero() {
  const sections = await import(/* webpackChunkName: "sections" */ "./below-hero");
  markWhole();
  return sections;
}

/** The landing page's sections below the first screen that do something: their code comes after the page, as one. */
export const Features = late(async () => (await belowHero()).Features);
export const ProductPages = late(async () => (await belowHero()).ProductPages);
export const Faq = late(async () => (await belowHero()).Faq);
export const Contact = late(async () => (await belowHero()).Contact);

/** Much code that not everybody uses: it comes when the block comes near. */
export const TryIt = lateWhenNear(
  "try-it",
  async () => (await import(/* webpackChunkName: "try-it" */ "./try-it/try-it")).TryIt,
);
