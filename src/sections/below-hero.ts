/** The sections below the first screen: one chunk of code, which comes after the page. */
export { Contact } from "./contact/contact";
export { Faq } from "./faq/faq";
export { Features } from "./features/features";
export { ProductPages } from "./product-pages/product-pages";
