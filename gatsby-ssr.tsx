export { onPreRenderHTML } from "./src/app/head-order";
export { onRenderBody } from "./src/app/head-tags";
export { replaceRenderer } from "./src/app/render-page";
export { wrapPageElement } from "./src/app/wrap-page";
