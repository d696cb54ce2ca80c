export { onPreRenderHTML, onRenderBody } from "./gatsby/document";
export { replaceRenderer } from "./gatsby/render-page";
export { wrapPageElement } from "./src/components/error-page/error-boundary";
