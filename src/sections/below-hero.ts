/** The sections below the first screen: one chunk of code, which comes after the page. */
export { Contact } from "./contact/contact";
export { Faq } from "./faq/faq";
export { Features } from "./features/features";
export { Pricing } from "./pricing/pricing";
export { ProductPages } from "./product-pages/product-pages";
export { TryIt } from "./try-it/try-it";
