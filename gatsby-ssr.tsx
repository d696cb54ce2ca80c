export { replaceRenderer } from "./gatsby/render-page";
export { onPreRenderHTML } from "./src/app/head-order";
export { onRenderBody } from "./src/app/head-tags";
export { wrapPageElement } from "./src/app/wrap-page";
