import { markWhole } from "../app/interactive";
import { late } from "../app/late";

async function belowHero() {
  const sections = await import(/* webpackChunkName: "sections" */ "./below-hero");
  markWhole();
  return sections;
}

/** The landing page's sections below the first screen: their code comes after the page, as one. */
export const Features = late(async () => (await belowHero()).Features);
export const ProductPages = late(async () => (await belowHero()).ProductPages);
export const TryIt = late(async () => (await belowHero()).TryIt);
export const Pricing = late(async () => (await belowHero()).Pricing);
export const Faq = late(async () => (await belowHero()).Faq);
export const Contact = late(async () => (await belowHero()).Contact);
