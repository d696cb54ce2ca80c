export { replaceRenderer } from "./gatsby/render-page";
export { onPreRenderHTML, onRenderBody } from "./src/app/document";
export { wrapPageElement } from "./src/components/error-page/error-boundary";
