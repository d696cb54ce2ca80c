import "i18next";
import "react";

/**
 * The keys of these English texts are the only ones that `t` accepts. A new file of locales/en is added here;
 * offer.json is not, because only the build reads it.
 */
declare module "i18next" {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      common: typeof import("../locales/en/common.json");
      landing: typeof import("../locales/en/landing.json");
      legal: typeof import("../locales/en/legal.json");
      product: typeof import("../locales/en/product.json");
      "product-demo": typeof import("../locales/en/product-demo.json");
      pages: typeof import("../locales/en/pages.json");
    };
  }
}

declare module "react" {
  interface CSSProperties {
    /** Custom properties, which components set for their style sheets. */
    [name: `--${string}`]: string | number | undefined;
  }
}
