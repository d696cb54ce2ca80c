export { replaceRenderer } from "./gatsby/render-page";
export { onPreRenderHTML, onRenderBody } from "./src/app/document";
export { wrapPageElement } from "./src/app/wrap-page";
