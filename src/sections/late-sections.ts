import { markWhole } from "../app/interactive";
import { afterwards, late, lateWhenNear } from "../app/late";
import { nextTask } from "../app/next-task";

/**
 * The code of the landing page's sections below the first screen that do something: one file, so that
 * all of them are there when the page says so. Each is run in a task of its own.
 */
export const belowHero = afterwards(async () => {
  const { Features } = await import(/* webpackChunkName: "sections" */ "./features/features");
  await nextTask();
  const { ProductPages } = await import(
    /* webpackChunkName: "sections" */ "./product-pages/product-pages"
  );
  await nextTask();
  const { Faq } = await import(/* webpackChunkName: "sections" */ "./faq/faq");
  await nextTask();
  const { Contact } = await import(/* webpackChunkName: "sections" */ "./contact/contact");
  return { Features, ProductPages, Faq, Contact };
});
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
