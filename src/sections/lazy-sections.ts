import { lazyPart, whenNear } from "../lazy/lazy-part";

/*
 * The sections below the first screen. Each is prerendered; its code loads when the visitor scrolls near it.
 * The landing page links their common style sheet (src/lazy/section-styles.tsx).
 */

export const Features = lazyPart(
  async () => (await import(/* webpackChunkName: "features" */ "./features/features")).Features,
  whenNear,
);

export const ProductDemo = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-demo" */ "./product-demo/product-demo"))
      .ProductDemo,
  whenNear,
);

export const ShopperQuestions = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "shopper-questions" */ "./shopper-questions/shopper-questions"
      )
    ).ShopperQuestions,
  whenNear,
);

export const Pricing = lazyPart(
  async () => (await import(/* webpackChunkName: "pricing" */ "./pricing/pricing")).Pricing,
  whenNear,
);

export const Faq = lazyPart(
  async () => (await import(/* webpackChunkName: "faq" */ "./faq/faq")).Faq,
  whenNear,
);

export const Contact = lazyPart(
  async () => (await import(/* webpackChunkName: "contact" */ "./contact/contact")).Contact,
  whenNear,
);
